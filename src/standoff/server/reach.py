"""Who can come: the address of this machine that its neighbours can open."""

from contextlib import suppress
from ipaddress import ip_address
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Final

from litestar.datastructures import URL

from standoff.server.protocol import Invitation

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for every address of a machine."""
FAR: Final = ("192.0.2.1", 9)
"""Reserved for examples: nobody is there, and nothing is sent. Only the way out is looked up."""


def invitation(asked_at: URL, host: str, path: str) -> Invitation:
    """The link to a page, for others than the one who asked.

    Whoever came by an address of the network can pass it on. Whoever sits at this machine came by
    one that means another machine to everybody else; the server names a better one if it listens
    there.
    """
    link = f"{str(asked_at).rstrip('/')}{path}"
    if not is_loopback(asked_at.hostname or ""):
        return Invitation(link, only_here=False)
    near = on_the_network() if host in EVERYWHERE else None
    if near is None:
        return Invitation(link, only_here=True)
    port = "" if asked_at.port is None else f":{asked_at.port}"
    return Invitation(f"{asked_at.scheme}://{near}{port}{path}", only_here=False)


def is_loopback(host: str) -> bool:
    """Whether a host means the machine that asks.

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("::1")
    (True, True, True)
    >>> is_loopback("192.168.1.7"), is_loopback("standoff.example")
    (False, False)
    """
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def on_the_network() -> str | None:
    """The address of this machine towards others; None where there is no network.

    It is looked up every time: a laptop goes from one network to another.
    """
    with suppress(OSError), socket(AF_INET, SOCK_DGRAM) as way:
        way.connect(FAR)
        address = str(way.getsockname()[0])
        if not is_loopback(address):
            return address
    return None
