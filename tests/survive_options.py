"""Option sets of Survive for tests that go through many of them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

PLAYERS: list[dict[str, Any]] = [{"seats": seats} for seats in range(2, 7)]
EACH_OPTION: list[dict[str, Any]] = [
    {"seats": 2, "two_colour": True},
    {"seats": 3, "ch1": True},
    {"seats": 3, "ch2": True, "safety_rounds": 3},
    {"seats": 3, "ch3": True},
    {"seats": 3, "ch4": True},
    {"seats": 5, "ch5": True},
    {"seats": 3, "ch6": True},
    {"seats": 3, "squid": True},
    {"seats": 3, "squid": True, "squid_v1": True},
    {"seats": 3, "squid": True, "squid_v2": True},
    {"seats": 3, "memory": "assisted"},
    {"seats": 2, "colours": "yellow,green"},
    {"seats": 2, "two_colour": True, "pair_ships": 2},
    {"seats": 2, "offer_stop": True},
]
"""Each option once away from its default, in the smallest game that has it."""
TOGETHER: list[dict[str, Any]] = [
    {"seats": 4, "ch6": True, "squid": True, "ch3": True},
    {"seats": 6, "ch5": True, "ch6": True, "squid": True},
    {"seats": 2, "two_colour": True, "ch2": True, "ch6": True, "safety_rounds": 2},
    {"seats": 6, "ch1": True, "ch4": True, "squid": True, "squid_v1": True, "offer_stop": True},
]
SETS: list[dict[str, Any]] = [*PLAYERS, *EACH_OPTION, *TOGETHER]


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    """Any options that go together (S-8.10)."""
    seats = draw(st.integers(2, 6))
    options: dict[str, Any] = {"seats": seats}
    for name in ("ch3", "ch6", "squid", "offer_stop"):
        options[name] = draw(st.booleans())
    if options["squid"]:
        options["squid_v1"] = draw(st.booleans())
        options["squid_v2"] = draw(st.booleans())
    end = draw(st.sampled_from(["", "ch2", "ch4"]))
    if end:
        options[end] = True
    crowd = draw(st.sampled_from(["", "ch1", "ch5"] if seats > 4 else ["", "ch1"]))
    if crowd:
        options[crowd] = True
    if seats == 2:
        options["two_colour"] = draw(st.booleans())
        options["pair_ships"] = draw(st.sampled_from([4, 2]))
    options["memory"] = draw(st.sampled_from(["strict", "assisted"]))
    options["safety_rounds"] = draw(st.integers(1, 4))
    return options
