"""What is said over a socket, compressed (RFC 7692): each message by itself.

Between two messages nothing is kept, so a silent socket holds no memory for it, and a message says
with its length nothing of those before it. What comes in may be no longer than any message of the
protocol is, and is whole in one frame: neither a bomb nor a half-said message takes memory.
"""

from collections.abc import Sequence
from typing import Final

from websockets.exceptions import ProtocolError
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

WORTH: Final = 256
"""Bytes from which on a message becomes enough shorter."""
LONGEST_INFLATED: Final = 2048
"""Bytes of a message from a client, if it came compressed."""


class Deflate(PerMessageDeflate):
    """One socket's side of it."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < WORTH else super().encode(frame)

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.rsv1 and not frame.fin:
            raise ProtocolError("a compressed message in parts")
        return super().decode(frame, max_size=LONGEST_INFLATED if frame.rsv1 else max_size)


class Deflates(ServerPerMessageDeflateFactory):
    """Agrees with whoever offers it."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Deflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        windows = made.remote_max_window_bits, made.local_max_window_bits
        return agreed, Deflate(True, True, *windows, self.compress_settings)


DEFLATES: Final = (Deflates(),)
