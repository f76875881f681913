"""Cards in a position: the misfortunes and the library, by where they are.

What a position leaves out is in the deck; if it names the deck, it is in the discard pile.
"""

from __future__ import annotations

from typing import Any, Final

from tidefall.kernel.speech import saying
from tidefall.rising.position import monstrosities
from tidefall.rising.position.checks import MOST, counts, listing, mapping, number, one_of, refuse, some_of
from tidefall.rising.rules import effects
from tidefall.rising.rules.chapters import STEPS
from tidefall.rising.rules.content import ARTIFACT, ARTIFACTS, CARD_KIND, CARDS, MISFORTUNES, WONDER
from tidefall.rising.rules.monstrosities.store import LOOT_CARDS
from tidefall.rising.rules.state import (
    CARD_PLACES,
    DECK,
    DRAWN,
    MOST_KNOWN,
    NONE,
    OMEN_DECK,
    OMEN_PILE,
    OMEN_PLACES,
    OMEN_SEEN,
    OMEN_TOP,
    PILE,
    UNSEEN,
    RisingState,
)

MISFORTUNE_KEYS: Final = ("deck", "discard", "top", "seen", "card")
LIBRARY_KEYS: Final = ("deck", "discard", "bottom", "drawn", "hidden_artifacts", "unseen")


def misfortunes_of(state: RisingState) -> list[str]:
    """The misfortunes in the box of a game."""
    return MISFORTUNES[: int(state.rules.misfortunes)]


def cards_of(state: RisingState) -> list[str]:
    """The library cards in the box of a game."""
    return CARDS[: int(state.rules.cards)]


def artifacts_of(state: RisingState) -> list[int]:
    return [card for card in range(int(state.rules.cards)) if CARD_KIND[card] == ARTIFACT]


def write(state: RisingState) -> dict[str, Any]:
    """Both kinds of cards; decks and discard piles are always named."""
    top = [MISFORTUNES[state.omens[OMEN_TOP + place]] for place in range(int(state.known))]
    misfortunes: dict[str, Any] = {
        "top": top,
        "seen": counted(state.omens, int(OMEN_SEEN), int(OMEN_PLACES), misfortunes_of(state)),
        "card": "" if state.card == NONE else MISFORTUNES[state.card],
    }
    library: dict[str, Any] = {
        "bottom": [CARDS[state.bottom[place]] for place in range(int(state.buried))],
        "drawn": counted(state.cards, int(DRAWN), int(CARD_PLACES), cards_of(state)),
    }
    return {
        "misfortunes": {
            "deck": counted(state.omens, int(OMEN_DECK), int(OMEN_PLACES), misfortunes_of(state)),
            "discard": counted(state.omens, int(OMEN_PILE), int(OMEN_PLACES), misfortunes_of(state)),
            **{key: value for key, value in misfortunes.items() if value},
        },
        "library": {
            "deck": counted(state.cards, int(DECK), int(CARD_PLACES), cards_of(state)),
            "discard": counted(state.cards, int(PILE), int(CARD_PLACES), cards_of(state)),
            **{key: value for key, value in library.items() if value},
            "hidden_artifacts": int(state.hidden_artifacts),
            "unseen": [name for card, name in enumerate(cards_of(state)) if is_unseen(state, card)],
        },
    }


def is_unseen(state: RisingState, card: int) -> bool:
    """Whether an artifact has not been seen."""
    return CARD_KIND[card] == ARTIFACT and state.cards[card * CARD_PLACES + UNSEEN] > 0


def counted(array: Any, first: int, apart: int, names: list[str]) -> dict[str, int]:
    found = [int(array[first + item * apart]) for item in range(len(names))]
    return {name: count for name, count in zip(names, found, strict=True) if count}


def hand(state: RisingState, seat: int) -> list[str]:
    """The cards of a seat, artifacts in play among them."""
    held = [int(state.cards[card * int(CARD_PLACES) + seat]) for card in range(int(state.rules.cards))]
    return [name for card, name in enumerate(cards_of(state)) for _ in range(held[card])]


def read_hand(state: RisingState, seat: int, player: dict[str, Any]) -> None:
    for word in listing(player.get("cards", []), f"players[{seat}].cards"):
        state.cards[one_of(word, f"players[{seat}].cards", cards_of(state)) * int(CARD_PLACES) + seat] += 1


def read(state: RisingState, given: dict[str, Any], told: dict[str, Any]) -> None:
    """`told` is what the position says of the expansion."""
    read_misfortunes(state, mapping(given.get("misfortunes", {}), "misfortunes", MISFORTUNE_KEYS), told)
    read_library(state, mapping(given.get("library", {}), "library", LIBRARY_KEYS), told)


def share_out(
    given: dict[str, Any], path: str, names: list[str], copies: list[int], may_be_gone: list[int]
) -> tuple[list[int], list[int]]:
    """Deck and discard pile, of copies that are nowhere else; what is not said to be in one of them is in the other."""
    deck = counts(given.get("deck", {}), f"{path}.deck", names)
    pile = counts(given.get("discard", {}), f"{path}.discard", names)
    in_deck = [deck.get(item, 0) for item in range(len(names))]
    in_pile = [pile.get(item, 0) for item in range(len(names))]
    for item, name in enumerate(names):
        left = copies[item] - in_deck[item] - in_pile[item]
        if left < 0:
            raise refuse(saying("rising-cannot-have-more", path=path, count=-left, word=name))
        if "deck" not in given:
            in_deck[item] += left
        elif "discard" not in given:
            in_pile[item] += left
        elif left and item not in may_be_gone:
            raise refuse(saying("rising-cannot-have-fewer", path=path, count=left, word=name))
    return in_deck, in_pile


def named_misfortunes(state: RisingState, given: dict[str, Any]) -> list[int]:
    """How often each misfortune is named in a position."""
    names = misfortunes_of(state)
    found = [0] * len(names)
    for word in [*listing(given.get("top", []), "misfortunes.top"), *([given["card"]] if "card" in given else [])]:
        found[one_of(word, "misfortunes", names)] += 1
    for key in ("seen", "deck", "discard"):
        for kind, count in counts(given.get(key, {}), f"misfortunes.{key}", names).items():
            found[kind] += count
    return found


def read_misfortunes(state: RisingState, given: dict[str, Any], told: dict[str, Any]) -> None:
    left = [int(copies) for copies in state.rules.in_deck]
    if state.rules.monstrosities:
        left = monstrosities.misfortunes_in_play(state, told, named_misfortunes(state, given))
    top = [
        one_of(word, "misfortunes.top", misfortunes_of(state))
        for word in listing(given.get("top", []), "misfortunes.top")
    ]
    if len(top) > MOST_KNOWN:
        raise refuse(saying("rising-cannot-know-more", most=int(MOST_KNOWN)))
    for place, kind in enumerate(top):
        state.omens[int(OMEN_TOP) + place] = kind
        left[kind] -= 1
    state.known = len(top)
    for kind, count in counts(given.get("seen", {}), "misfortunes.seen", misfortunes_of(state)).items():
        state.omens[kind * int(OMEN_PLACES) + int(OMEN_SEEN)] = count
        left[kind] -= count
    if "card" in given:
        state.card = one_of(given["card"], "misfortunes.card", misfortunes_of(state))
        left[state.card] -= 1
    nesting = [kind for kind in range(int(state.rules.misfortunes)) if effects.MISFORTUNES[kind].nests]
    deck, pile = share_out(given, "misfortunes", misfortunes_of(state), left, nesting)
    for kind in range(int(state.rules.misfortunes)):
        state.omens[kind * int(OMEN_PLACES) + int(OMEN_DECK)] = deck[kind]
        state.omens[kind * int(OMEN_PLACES) + int(OMEN_PILE)] = pile[kind]


def read_library(state: RisingState, given: dict[str, Any], told: dict[str, Any]) -> None:
    rules = state.rules
    left = [
        min(int(rules.copies[card]), 1 if card in artifacts_of(state) else MOST)
        for card in range(int(state.rules.cards))
    ]
    for seat in range(int(rules.seats)):
        for card in range(int(state.rules.cards)):
            left[card] -= int(state.cards[card * int(CARD_PLACES) + seat])
    if rules.monstrosities:
        left = [count - int(LOOT_CARDS.of(state, card)) for card, count in enumerate(left)]
    bottom = [
        one_of(word, "library.bottom", cards_of(state)) for word in listing(given.get("bottom", []), "library.bottom")
    ]
    for card in bottom:
        left[card] -= 1
    for card, count in counts(given.get("drawn", {}), "library.drawn", cards_of(state)).items():
        state.cards[card * int(CARD_PLACES) + int(DRAWN)] = count
        left[card] -= count
    if rules.monstrosities:
        monstrosities.read_unused(state, left)
    # Artifacts are in the deck or the discard pile by name only when they have been seen.
    piles = [counts(given.get(place, {}), f"library.{place}", cards_of(state)) for place in ("deck", "discard")]
    if rules.monstrosities:
        monstrosities.read_wonders(state, told, left, {card for pile in piles for card in pile})
    unseen = [card for card in artifacts_of(state) if left[card] > 0 and not any(pile.get(card) for pile in piles)]
    for card in unseen:
        left[card] = 0
    deck, pile = share_out(
        given, "library", cards_of(state), left, [card for card in range(int(rules.cards)) if CARD_KIND[card] == WONDER]
    )
    for card in range(int(state.rules.cards)):
        state.cards[card * int(CARD_PLACES) + int(DECK)] = deck[card]
        state.cards[card * int(CARD_PLACES) + int(PILE)] = pile[card]
    for place, card in enumerate(bottom):
        state.bottom[place] = card
    state.buried = len(bottom)
    read_artifacts(state, given, unseen)


def read_artifacts(state: RisingState, given: dict[str, Any], unseen: list[int]) -> None:
    """As many places of the deck hold artifacts that nobody has seen as have not come to light (R-2.4).

    If fewer are said to be hidden, and nothing is said of the discard pile, the others lie there.
    """
    rules = state.rules
    all_of_them = sum(1 for card in artifacts_of(state) if rules.copies[card])
    seen = all_of_them - len(unseen) - monstrosities.brought(state)
    hidden = min(int(rules.artifacts), all_of_them) - seen
    if hidden < 0:
        raise refuse(saying("rising-cannot-see-artifacts", count=int(rules.artifacts)))
    wanted = number(given.get("hidden_artifacts", hidden), "library.hidden_artifacts", 0, hidden)
    if wanted < hidden and "discard" in given:
        raise refuse(saying("rising-cannot-hide-artifacts", seen=seen, hidden=int(hidden)))
    for card in unseen[: hidden - wanted]:
        state.cards[card * int(CARD_PLACES) + int(PILE)] = 1
    unseen = unseen[hidden - wanted :]
    told = given.get("unseen", [CARDS[card] for card in unseen])
    named = [ARTIFACTS[item] for item in some_of(told, "library.unseen", ARTIFACTS)]
    if sorted(named) != sorted(CARDS[card] for card in unseen):
        raise refuse(saying("rising-cannot-be-unseen"))
    for card in unseen:
        state.cards[card * int(CARD_PLACES) + int(UNSEEN)] = 1
    state.hidden_artifacts = wanted


def check(state: RisingState) -> None:
    """Cards in the middle of something need the step that deals with them; hands have their limit (R-6.36)."""
    names = {STEPS.all[state.code_at(place)].name for place in range(int(state.depth))}
    resolving = bool(names & {"response", "resolve", "lay_aside"}) and "turn_over" not in names
    if not state.over and "pandora" not in names and resolving != (state.card != NONE):
        raise refuse(saying("rising-cannot-resolve"))
    if state.rules.monstrosities and "pandora" not in names:
        monstrosities.check_deck(state)
    if not state.over and state.omens_in(OMEN_SEEN) and not names & {"put_back", "sphere"}:
        raise refuse(saying("rising-cannot-look"))
    if not state.over and state.cards_in(DRAWN) and not names & {"lay_down", "fount", "spoils"}:
        raise refuse(saying("rising-cannot-draw"))
    for seat in range(int(state.rules.seats)):
        if state.cards_in(seat) > state.hand_limit(seat) and "hand_limit" not in names:
            held, limit = int(state.cards_in(seat)), int(state.hand_limit(seat))
            raise refuse(saying("rising-cannot-hold", path=f"players[{seat}]", held=held, limit=limit))
