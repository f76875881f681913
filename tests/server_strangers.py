"""Programs that know only the wire, and use it as no client of ours would."""

from __future__ import annotations

import base64
import json
import os
import re
import socket
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

from server_helpers import Server

SECONDS = 30
STRANGER = "127.0.0.2"
"""Honest guests are at 127.0.0.1."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Wire:
    """A connection, byte for byte."""

    def __init__(self, server: Server, source: str = STRANGER) -> None:
        self.host, port = server.url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((self.host, int(port)), SECONDS, source_address=(source, 0))
        self.rest = b""

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def push(self, data: bytes, seconds: float = 5) -> int:
        """Send as much as is taken in this time; how much that was."""
        limit = time.monotonic() + seconds
        sent = 0
        while sent < len(data) and time.monotonic() < limit:
            self.socket.settimeout(max(0.01, limit - time.monotonic()))
            try:
                sent += self.socket.send(data[sent : sent + 65536])
            except OSError:
                break
        self.socket.settimeout(SECONDS)
        return sent

    def read(self) -> bytes:
        """Everything up to the end that the server makes."""
        data = self.rest
        with suppress(ConnectionResetError):
            while more := self.socket.recv(65536):
                data += more
        return data

    def head(self) -> bytes:
        while b"\r\n\r\n" not in self.rest:
            more = self.socket.recv(65536)
            if not more:
                break
            self.rest += more
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        return head

    def upgrade(self, *, deflate: bool = False) -> bytes:
        """Ask for a websocket; the status line."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            *("GET /api/play HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"),
            *(f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"),
            *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if deflate else []),
        ]
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode())
        return self.head().split(b"\r\n")[0]

    def close(self) -> None:
        self.socket.close()

    def closed_with(self) -> tuple[int, str] | None:
        """The code and the reason of the close frame that the server ends with."""
        data = self.read()
        at, found = 0, None
        while len(data) >= at + 2:
            size, head = data[at + 1] & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                size = int.from_bytes(data[at + 2 : at + head], "big")
            if data[at] & 0x0F == CLOSE:
                body = data[at + head : at + head + size]
                found = int.from_bytes(body[:2], "big"), body[2:].decode()
            at += head + size
        return found


def websocket(server: Server, source: str = STRANGER, *, deflate: bool = False) -> Wire:
    wire = Wire(server, source)
    status = wire.upgrade(deflate=deflate)
    assert b" 101 " in status, status
    return wire


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, rsv1: bool = False) -> bytes:
    """A frame of a client, masked with zeros."""
    head = bytes([(0x80 if fin else 0) | (0x40 if rsv1 else 0) | opcode])
    size = len(data)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + data


def packed(data: bytes, last: bool = False) -> bytes:
    """The payload of a compressed message."""
    packer = zlib.compressobj(9, wbits=-12)
    if last:
        return packer.compress(data) + packer.flush()
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH)).removesuffix(b"\0\0\xff\xff")


def problem(answer: bytes) -> tuple[int, dict[str, Any]]:
    """The status and the body of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


def memory(server: Server, name: str = "VmHWM") -> float:
    """Megabytes: the most that the process ever had."""
    status = Path("/proc", str(server.process.pid), "status").read_text()
    found = re.search(rf"{name}:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1000
