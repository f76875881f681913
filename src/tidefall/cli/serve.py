"""`tidefall serve`: tables on the network, for browsers and programs."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from ipaddress import ip_address, ip_network

from tidefall import Refused
from tidefall.cli.state import warnings
from tidefall.cli.texts import speaker
from tidefall.kernel.notation import shown
from tidefall.server import limits, logs, run
from tidefall.server.hosts import read as read_host


def start(
    host: str,
    port: int | None,
    database_url: str | None,
    redis_url: str | None,
    origins: list[str],
    proxies: list[str],
    metrics_for: list[str],
    hosts: list[str],
    limit: list[str],
    browse: bool,
    lang: str,
) -> int:
    """Serve until a signal comes."""
    say = speaker(lang)
    for origin in origins:
        check_origin(origin)
    settings = run.Settings(
        host=host,
        port=run.PORT if port is None else port,
        or_next=port is None,
        database_url=database_url or os.environ.get("TIDEFALL_DATABASE_URL") or None,
        redis_url=redis_url or os.environ.get("TIDEFALL_REDIS_URL") or None,
        origins=tuple(origins),
        trusted_proxies=tuple(read_network(proxy) for proxy in proxies),
        metrics_for=tuple(read_address(address) for address in metrics_for),
        hosts=tuple(read_host(host) for host in hosts),
        limits=limits.read([*os.environ.get("TIDEFALL_LIMITS", "").replace(",", " ").split(), *limit]),
    )
    logs.set_up()

    def on_ready(address: str) -> None:
        print(say("cli-serving", address=address), flush=True)
        if port is None and not address.endswith(f":{run.PORT}/"):
            print(say("cli-next-port", taken=str(run.PORT), port=address.rstrip("/").rsplit(":", 1)[1]), flush=True)
        for warning in warnings(say, with_page=True):
            print(f"*** {warning} ***", flush=True)
        if browse:
            # Some browsers take their time to come up; the server need not wait.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run.serve(settings, on_ready)
    sys.stdout.flush()
    return 0


def read_address(address: str) -> str:
    """The address as connections write it."""
    try:
        return str(ip_address(address))
    except ValueError:
        raise Refused("bad_address", address=shown(address)) from None


def read_network(proxy: str) -> str:
    try:
        return str(ip_network(proxy))
    except ValueError:
        raise Refused("bad_proxy", address=shown(proxy)) from None


def check_origin(origin: str) -> None:
    scheme, _, rest = origin.partition("://")
    if scheme not in ("http", "https") or not rest.rstrip("/") or "/" in rest.rstrip("/"):
        raise Refused("bad_site", site=shown(origin))
