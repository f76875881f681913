"""The names that this server answers to.

A page of some other site can have its name lead to this machine (DNS rebinding) and then reads whatever this server
says, as if it were its own. Such a name is one that can be bought. So the server answers to addresses and to names that
exist at home only, and to those that its operator gives.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final

from tidefall.kernel.errors import Refused
from tidefall.kernel.notation import shown

AT_HOME: Final = ("local", "localhost", "lan", "home", "internal", "home.arpa")
"""Nobody can buy a name that ends like this."""
NAME: Final = re.compile(r"(\*|(\*\.)?[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*)")


class Hosts:
    """Besides addresses, home names and this machine's own: `names`, with `*.` for all below, `*` for any."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        given = {*names, socket.gethostname().lower()}
        self.any = "*" in given
        self.names = frozenset(given)
        self.endings = tuple(name[1:] for name in given if name.startswith("*."))

    def check(self, header: str | None) -> None:
        """Refused if a request is for somebody else. Programs of old do not say whom they mean."""
        if header is None or self.any:
            return
        name = name_in(header)
        if name in self.names or name.endswith(self.endings) or is_address(name):
            return
        # A name without a dot is known at home only, too.
        if name and ("." not in name or any(name.endswith("." + ending) for ending in AT_HOME)):
            return
        raise Refused("bad_host", name=shown(name))


def name_in(header: str) -> str:
    """The name in a Host header, without the port.

    >>> name_in("Example.org.:8000"), name_in("[::1]:8000"), name_in("127.0.0.1")
    ('example.org', '::1', '127.0.0.1')
    """
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].rstrip(".")


def is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def read(name: str) -> str:
    """A name as `--allow-host` takes it."""
    lower = name.lower().rstrip(".")
    if not NAME.fullmatch(lower):
        raise Refused("bad_allowed_host", name=shown(name))
    return lower
