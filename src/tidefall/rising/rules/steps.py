"""The numbers of the steps, as frames of the stack name them, and the steps themselves, which chapters put in.

A number is never used again for another step: histories have it. A step that only its own chapter pushes needs
none here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tidefall.kernel.step import Steps

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tidefall.rising.rules.state import RisingState

# Setup.
LAY_COMPONENT: Final[i64] = 0
TAKE_COUNCILOR: Final[i64] = 1
DEAL_COUNCILOR: Final[i64] = 2
TAKE_COLOUR: Final[i64] = 3
FIND_STARTER: Final[i64] = 4
PICK_COMPONENT: Final[i64] = 5
# The round.
ROUND: Final[i64] = 6
HOLOGRAM_POWER: Final[i64] = 7
REVEAL_BOARD: Final[i64] = 8
PLACE: Final[i64] = 9
CLOSE_PLACE: Final[i64] = 10
MISFORTUNE: Final[i64] = 11
MONSTERS_SLOT: Final[i64] = 12
END_MISF: Final[i64] = 13
START_ACTIONS: Final[i64] = 14
ACTIONS: Final[i64] = 15
CLEANUP: Final[i64] = 16
WRATH: Final[i64] = 17
ROUND_END: Final[i64] = 18
# Deciding together.
OBJECTIONS: Final[i64] = 19
VOTE: Final[i64] = 20
PAYMENT: Final[i64] = 21
CONSENT: Final[i64] = 22
PURCHASE: Final[i64] = 23
AWARD: Final[i64] = 24
CLAIM: Final[i64] = 25
CONCESSION: Final[i64] = 26
# Misfortunes.
BEFORE_DRAW: Final[i64] = 27
TURN_OVER: Final[i64] = 28
RESPONSE: Final[i64] = 29
RESOLVE: Final[i64] = 30
LAY_ASIDE: Final[i64] = 31
FLOOD: Final[i64] = 32
SENTINELS: Final[i64] = 33
CHOOSE_FLOOD: Final[i64] = 34
DISCARD_BARRIER: Final[i64] = 35
TSUNAMI: Final[i64] = 36
OMEN: Final[i64] = 37
PEEK: Final[i64] = 38
PUT_BACK: Final[i64] = 39
# Moving.
ADEPT_FIGURE: Final[i64] = 40
ADEPT_SPACE: Final[i64] = 41
ADEPT_CONSENT: Final[i64] = 42
MOVE_FIGURE: Final[i64] = 43
MOVE_SPACE: Final[i64] = 44
RELOCATE: Final[i64] = 45
# Acting.
END_PROPOSED: Final[i64] = 46
OBJECTED: Final[i64] = 47
MAY_FORGO: Final[i64] = 48
ACTIVATION: Final[i64] = 49
AFTER_ACTION: Final[i64] = 50
CHOOSE_HELPED: Final[i64] = 51
DIE: Final[i64] = 52
ROLL_WINDOW: Final[i64] = 53
COLLECT: Final[i64] = 54
GREET: Final[i64] = 55
RECRUIT: Final[i64] = 56
DRAW_CARD: Final[i64] = 57
KEEP_CARD: Final[i64] = 58
LAY_DOWN: Final[i64] = 59
HAND_LIMIT: Final[i64] = 60
CONVERT: Final[i64] = 61
# Building.
BUILD: Final[i64] = 62
BUILD_WINDOW: Final[i64] = 63
RAISE_COST: Final[i64] = 64
LOWER_COST: Final[i64] = 65
SETTLE_COST: Final[i64] = 66
FINISH_BUILD: Final[i64] = 67
# Effects of components and cards.
SHARE_BARRIER: Final[i64] = 68
SHARE_UNFLOOD: Final[i64] = 69
BEACON: Final[i64] = 70
SHARE_VOLUNTEER: Final[i64] = 71
SHARE_RECRUIT: Final[i64] = 72
CRADLE: Final[i64] = 73
EXCHANGE: Final[i64] = 74
LOOM: Final[i64] = 75
ACT_AGAIN: Final[i64] = 76
SEAL_RETURN: Final[i64] = 77
SEAL_CONSENT: Final[i64] = 78
FOUNDRY: Final[i64] = 79
SMELT: Final[i64] = 80
CONDUIT: Final[i64] = 81
OWN_BARRIER: Final[i64] = 82
OWN_UNFLOOD: Final[i64] = 83
TAKE_GOOD: Final[i64] = 84
CONVERSION: Final[i64] = 85
CHOOSE_TILE: Final[i64] = 86
COPY_ABILITY: Final[i64] = 87
WRATH_BARRIER: Final[i64] = 88
# The flood, link by link.
SINK: Final[i64] = 89
DISPLACE: Final[i64] = 90
AFTERMATH: Final[i64] = 91

BASE_STEPS: Final[i64] = 92
"""Those below are of the base game."""
# Monstrosities: misfortunes.
STRIKE: Final[i64] = 92
HIT: Final[i64] = 93
PICK_PENINSULA: Final[i64] = 94
RETURN_SOME: Final[i64] = 95
RETURN_OWN: Final[i64] = 96
LETHE: Final[i64] = 97
HUBRIS: Final[i64] = 98
GIVE_UP: Final[i64] = 99
LABYRINTH: Final[i64] = 100
PANDORA: Final[i64] = 101
HUNDRED_HANDS: Final[i64] = 102
MOVE_EACH: Final[i64] = 103
MOVE_CONSENT: Final[i64] = 104
CATASTROPHE: Final[i64] = 105
RED_SKIES: Final[i64] = 106
TAKE_ALLY: Final[i64] = 107
ALLY_OMEN: Final[i64] = 108

# Monstrosities: components and cards.
CLARION: Final[i64] = 109
GNOMON: Final[i64] = 110
FOUNT: Final[i64] = 111
GYVE: Final[i64] = 112
PHAROS: Final[i64] = 113
CENSER: Final[i64] = 114
SPHERE: Final[i64] = 115
# Monstrosities: Allies.
PLACE_ALLY: Final[i64] = 116
GOING_HOME: Final[i64] = 117
COLLECTING: Final[i64] = 118
CENTAUR_STEP: Final[i64] = 119
WONDER: Final[i64] = 120

# Monstrosities: monsters.
MONSTERS_ACT: Final[i64] = 121
MONSTER_ACTS: Final[i64] = 122
MONSTER: Final[i64] = 123
# Monstrosities: the mechanical solo.
PLACE_BOT: Final[i64] = 124

# Monstrosities: magic items and locations.
EQUIP: Final[i64] = 125

# Monstrosities: magic items and locations.
ITEM_COST: Final[i64] = 126
TAKE_ITEM: Final[i64] = 127

FLY: Final[i64] = 128
FLEE: Final[i64] = 129
FLEE_CONSENT: Final[i64] = 130

CACHE: Final[i64] = 131
AERIE: Final[i64] = 132
AERIE_ROLL: Final[i64] = 133
SHARE_GOLD: Final[i64] = 134

MEDUSA_START: Final[i64] = 135
ARRIVE: Final[i64] = 136
GAZE: Final[i64] = 137
MEDUSA_ROLLS: Final[i64] = 138
MEDUSA_DIE: Final[i64] = 139
PETRIFY: Final[i64] = 140
FREE_STONE: Final[i64] = 141
MEDUSA_GIFT: Final[i64] = 142
GIFT_SHARE: Final[i64] = 143

# Monstrosities: the harpies and the sea.
HARPIES: Final[i64] = 144
HARPY_DIE: Final[i64] = 145
HARPY_TARGET: Final[i64] = 146
TRIBUTE: Final[i64] = 147
RAID: Final[i64] = 148
RAIDED: Final[i64] = 149
LOOT: Final[i64] = 150
LOOT_SHARE: Final[i64] = 151
TREASURE: Final[i64] = 152
UNUSED_ARTIFACT: Final[i64] = 153
SPOILS: Final[i64] = 154
SEA_DRAW: Final[i64] = 155
SEA_GAP: Final[i64] = 156
SCYLLA: Final[i64] = 157
BITE: Final[i64] = 158
CHARYBDIS: Final[i64] = 159
STEM_FLOOD: Final[i64] = 160
NAME_SPACE: Final[i64] = 161

SPHINX: Final[i64] = 162
DRAW_UNUSED: Final[i64] = 163
RIDDLE_PRICE: Final[i64] = 164
RIDDLE: Final[i64] = 165

GANTRY: Final[i64] = 166

# Monstrosities: councilors, potions, spirits, the Hologram.
CHOOSE_POTIONS: Final[i64] = 167
TAKE_POTION: Final[i64] = 168
HOLOGRAM_POTION: Final[i64] = 169
ELIXIR: Final[i64] = 170
PLAY_SPIRIT: Final[i64] = 171
HOLOGRAM_SPIRIT: Final[i64] = 172
LATTICE: Final[i64] = 173
TYCHAE: Final[i64] = 174
OBSERVATORY: Final[i64] = 175
FROM_OBSERVATORY: Final[i64] = 176

NUMBERED: Final[i64] = 177
STEPS: Final[Steps[RisingState]] = Steps(int(NUMBERED))
