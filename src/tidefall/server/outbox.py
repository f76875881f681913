"""What waits to be sent to one client. It is bounded: whoever does not read is let go and may come back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from tidefall.server.wire import Bye, ServerMessage

if TYPE_CHECKING:
    from tidefall.server.limits import Limits

ENCODER: Final = msgspec.json.Encoder()


class Outbox:
    """A queue of encoded messages with a last one: after `bye` nothing more goes in."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
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
            self.bye("too_slow", "The connection was too slow to keep up; connect again to go on.")

    def bye(self, code: str, reason: str) -> None:
        """Say farewell after what waits already."""
        if self.farewell is None:
            self.farewell = Bye(code, reason)
            self._messages.append(ENCODER.encode(self.farewell))
            self._filled.set()

    async def get(self) -> list[bytes]:
        """All that waits, once something does; nothing after the farewell."""
        while not self._messages and self.farewell is None:
            self._filled.clear()
            await self._filled.wait()
        messages, self._messages = self._messages, []
        self._size = 0
        return messages
