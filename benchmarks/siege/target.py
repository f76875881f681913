"""What an attacker knows: an address, and how to get there."""

from __future__ import annotations

import base64
import os
import socket
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    host: str
    port: int
    table: str
    """The public name of the table where an honest game is going on."""
    seconds: float

    def connect(self, source: str = "127.0.0.2", timeout: float = 5) -> socket.socket:
        """A connection from another address than that of the honest guests, who are at 127.0.0.1."""
        return socket.create_connection((self.host, self.port), timeout, source_address=(source, 0))

    def open_websocket(self, *, source: str = "127.0.0.2", deflate: bool = False, timeout: float = 5) -> socket.socket:
        """A websocket after its handshake; OSError if the server does not want it."""
        opened = self.connect(source, timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /api/play HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if deflate else []),
        ]
        opened.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = opened.recv(4096)
            if not more:
                raise ConnectionError("the server hung up")
            answer += more
        if b" 101 " not in answer.split(b"\r\n")[0]:
            opened.close()
            raise ConnectionError(answer.split(b"\r\n")[0].decode("latin-1"))
        return opened

    def deadline(self) -> float:
        return time.monotonic() + self.seconds


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
    return head + b"\0\0\0\0" + data
