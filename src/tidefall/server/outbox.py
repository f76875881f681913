"""What waits to be sent to one client. It is bounded: whoever does not read is let go and may come back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET, UnsetType

from tidefall.kernel.errors import Refused
from tidefall.server.wire import Bye, Refusal, ServerMessage, said
from tidefall.words import ENGLISH

if TYPE_CHECKING:
    from tidefall.server.limits import Limits

ENCODER: Final = msgspec.json.Encoder()


class Outbox:
    """A queue of encoded messages with a last one: after `bye` nothing more goes in."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.lang: str | None = ENGLISH
        """The language in which the client wants sentences, once it has said so; None if it makes its own."""
        self.farewell: Bye | None = None
        self.closed = False
        """Whether the connection is gone; nobody reads any more."""
        self._messages: list[bytes] = []
        self._size = 0
        self._filled = asyncio.Event()

    def put(self, message: ServerMessage) -> None:
        self.put_encoded(ENCODER.encode(message))

    def put_encoded(self, message: bytes) -> None:
        if self.farewell is not None or self.closed:
            return
        self._messages.append(message)
        self._size += len(message)
        self._filled.set()
        if len(self._messages) > self.limits.queue or self._size > self.limits.queue_bytes:
            self._messages.clear()
            self.bye(Refused("too_slow", seconds=None))

    def refuse(self, key: str | None, refused: Refused) -> None:
        """Say no to the message with this key."""
        self.put(Refusal(key, refused.code, said(refused), self._told(refused)))

    def bye(self, refused: Refused) -> None:
        """Say farewell, and why, after what waits already."""
        if self.farewell is None:
            self.farewell = Bye(refused.code, said(refused), self._told(refused))
            self._messages.append(ENCODER.encode(self.farewell))
            self._filled.set()

    def _told(self, refused: Refused) -> str | UnsetType:
        return UNSET if self.lang is None else refused.told(self.lang)

    async def get(self) -> list[bytes]:
        """All that waits, once something does; nothing after the farewell."""
        while not self._messages and self.farewell is None:
            self._filled.clear()
            await self._filled.wait()
        messages, self._messages = self._messages, []
        self._size = 0
        return messages
