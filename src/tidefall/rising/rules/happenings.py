"""The numbers of what can happen; `narration` puts them into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# event: meaning of its numbers
COMPONENT_LAID: Final[i64] = 0  # component
COUNCILOR_TAKEN: Final[i64] = 1  # seat, councilor
COLOUR_TAKEN: Final[i64] = 2  # seat, colour
STARTER_FOUND: Final[i64] = 3  # seat
ROUND_BEGINS: Final[i64] = 4  # round, starting player
BOARD_REVEALED: Final[i64] = 5  # councilor
HOLOGRAM_POWER: Final[i64] = 6  # councilor
PLACED: Final[i64] = 7  # figure, owner, space
LIFTED: Final[i64] = 8  # figure, owner, space
CONTESTED: Final[i64] = 9  # claimant, holder, space
AWARDED: Final[i64] = 10  # seat, space
IS_READY: Final[i64] = 11  # seat
CARD_PLAYED: Final[i64] = 12  # seat, card
CARD_TURNED: Final[i64] = 13  # drawer, misfortune
CARD_CANCELLED: Final[i64] = 14  # seat, misfortune
FLOODED: Final[i64] = 15  # peninsula, ring
UNFLOODED: Final[i64] = 16  # peninsula, ring
BARRIER_PLACED: Final[i64] = 17  # peninsula
BARRIER_LOST: Final[i64] = 18  # peninsula
BLOCKED: Final[i64] = 19  # seat, peninsula
RETURNED: Final[i64] = 20  # figure, owner, space
MOVED: Final[i64] = 21  # figure, owner, space
PEEKED: Final[i64] = 22  # seat, misfortune
PUT_BACK: Final[i64] = 23  # seat, misfortune
ACTED: Final[i64] = 24  # figure, owner, space
PAIR_ACTED: Final[i64] = 25  # space
FORGONE: Final[i64] = 26  # space
ROLLED: Final[i64] = 27  # face
SUCCEEDED: Final[i64] = 28  # total, target
FAILED: Final[i64] = 29  # total, target
BOOSTED: Final[i64] = 30  # seat, by how much
GAINED: Final[i64] = 31  # seat, good, amount
SPENT: Final[i64] = 32  # seat, good, amount
RECRUITED: Final[i64] = 33  # seat, kind of figure
CARD_DRAWN: Final[i64] = 34  # seat, card
CARD_KEPT: Final[i64] = 35  # seat, card
CARD_DISCARDED: Final[i64] = 36  # seat, card
CARD_BURIED: Final[i64] = 37  # seat, card
COMPONENT_NAMED: Final[i64] = 38  # seat, component
COMPONENT_BUILT: Final[i64] = 39  # component
NOTHING_BUILT: Final[i64] = 40  # build space, reason, seat it is about
HAS_REFUSED: Final[i64] = 41  # seat
HAS_OBJECTED: Final[i64] = 42  # seat
VOTED_DOWN: Final[i64] = 43
END_PROPOSED: Final[i64] = 44  # seat
WRATH_SPEAKS: Final[i64] = 45  # floods
COUNTER_MOVED: Final[i64] = 46  # track space
DECK_SHUFFLED: Final[i64] = 47  # 0 misfortunes, 1 library, 2 council
ABILITY_COPIED: Final[i64] = 48  # seat, councilor
MISFORTUNE_AWAY: Final[i64] = 49  # seat, misfortune
TO_SUPPLY: Final[i64] = 50  # seat, kind of figure
CONCESSION: Final[i64] = 51  # seat
GAME_ENDS: Final[i64] = 52  # ending
WIDENED: Final[i64] = 53  # tile, extra spaces
WRATH_CALMED: Final[i64] = 54  # floods fewer
BASE_HAPPENINGS: Final[i64] = 55
"""Those below are of the base game."""
# Monstrosities: monsters.
MONSTER_ACTS: Final[i64] = 65  # monster
REMOVED: Final[i64] = 66  # seat, kind of figure
# Monstrosities: magic items and locations.
EQUIPPED: Final[i64] = 55  # figure, owner, item as a work
ITEM_LOST: Final[i64] = 56  # item as a work
LOCATION_OPENS: Final[i64] = 57  # site
LOCATION_CLOSES: Final[i64] = 58  # site
ITEM_TAKEN: Final[i64] = 59  # seat, item as a work
ITEM_USED: Final[i64] = 60  # seat, item as a work
CACHE_FILLED: Final[i64] = 61
MEDUSA_COMES: Final[i64] = 67  # tile
PETRIFIED: Final[i64] = 68  # figure, owner, space
VOLUNTEERS_PETRIFIED: Final[i64] = 69  # tile, how many
GAZE_DRAWN: Final[i64] = 70  # figure, owner, space
CURSE_BROKEN: Final[i64] = 71  # seat
FREED: Final[i64] = 72  # figure, owner, space
STONES_LOST: Final[i64] = 73  # tile, volunteers
# Monstrosities: the harpies and the sea.
HARPY_COMES: Final[i64] = 80  # tile
HARPY_LEAVES: Final[i64] = 81  # peninsula
STOLEN_GOOD: Final[i64] = 82  # seat, good, amount
STOLEN_CARD: Final[i64] = 83  # seat, card
STOLEN_FIGURE: Final[i64] = 84  # figure, owner, space
RAID: Final[i64] = 85  # 0 steal, 1 fight
HARPY_DEFEATED: Final[i64] = 86  # how many are left
RETRIEVED: Final[i64] = 87  # how many may be retrieved, total
TREASURE_FOUND: Final[i64] = 89  # treasure
LAIR_GONE: Final[i64] = 90
SEA_ATTACKS: Final[i64] = 91  # monster
SEA_GAP: Final[i64] = 92  # monster, peninsula, the next one
SAVED: Final[i64] = 93  # figure, owner, space
EATEN: Final[i64] = 94  # figure, owner, space
STEMMED: Final[i64] = 95  # peninsula, ring
SEA_LEAVES: Final[i64] = 96  # monster
SEA_ESCAPED: Final[i64] = 97
ARTIFACT_BACK: Final[i64] = 62  # card
ARTIFACT_SEEN: Final[i64] = 63  # seat, card
# Monstrosities: councilors, potions, spirits, the Hologram.
ALLY_POWER: Final[i64] = 100  # kind of figure
POTION_TAKEN: Final[i64] = 101  # seat, potion
POTION_PLAYED: Final[i64] = 102  # seat, potion
HOLOGRAM_POTION: Final[i64] = 103  # potion
SPIRIT_PLAYED: Final[i64] = 104  # seat, spirit
SPIRITS_BACK: Final[i64] = 105  # seat
HOLOGRAM_SPIRIT: Final[i64] = 106  # spirit
SPIRIT_NAMED: Final[i64] = 107  # spirit
INSPIRED: Final[i64] = 108  # seat, Inspiration it has
STAYED: Final[i64] = 109  # figure, owner, space

# Why nothing is built.
NO_REASON: Final[i64] = 0
NO_SCHEMA: Final[i64] = 1
NO_LEADER: Final[i64] = 2
NO_SHARE: Final[i64] = 3
NO_CORE: Final[i64] = 4
NO_WEALTH: Final[i64] = 5
NOT_PAID: Final[i64] = 6
REASONS: Final = ["", "lost_schema", "leader_missing", "nothing_to_pay", "core_too_dear", "too_dear", "not_paid"]

# Ways to end.
NOT_ENDED: Final[i64] = 0
CORE_BUILT: Final[i64] = 1
DROWNED: Final[i64] = 2
OUT_OF_ROUNDS: Final[i64] = 3
CONCEDED: Final[i64] = 4
ENDINGS: Final = ["", "power_core", "drowned", "max_rounds", "conceded"]
