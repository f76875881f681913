/** Made by `make types` from web/schemas/rising.json; not edited by hand. */

export type Phase =
  | 'SETUP'
  | 'ROUND_START'
  | 'PLACE'
  | 'BEFORE_DRAW'
  | 'DRAW'
  | 'RESPONSE'
  | 'RESOLVE'
  | 'MONSTERS_SLOT'
  | 'END_MISF'
  | 'START_ACTIONS'
  | 'ACTIONS'
  | 'ROLL'
  | 'BUILD'
  | 'WRATH'
  | 'GAME_OVER';
export type Tile =
  | 'forests_1'
  | 'forests_2'
  | 'forests_3'
  | 'forests_4'
  | 'forests_5'
  | 'forests_6'
  | 'hills_1'
  | 'hills_2'
  | 'hills_3'
  | 'hills_4'
  | 'hills_5'
  | 'hills_6'
  | 'mountains_1'
  | 'mountains_2'
  | 'mountains_3'
  | 'mountains_4'
  | 'mountains_5'
  | 'mountains_6'
  | 'cities_1'
  | 'cities_2'
  | 'cities_3'
  | 'cities_4'
  | 'cities_5'
  | 'cities_6'
  | 'libraries_1'
  | 'libraries_2'
  | 'libraries_3'
  | 'libraries_4'
  | 'libraries_5'
  | 'libraries_6'
  | 'forges_1'
  | 'forges_2'
  | 'forges_3'
  | 'forges_4'
  | 'forges_5'
  | 'forges_6';
export type FigureKind =
  | 'leader'
  | 'follower'
  | 'volunteer'
  | 'hologram'
  | 'automaton'
  | 'centaur'
  | 'cyclops'
  | 'dryad'
  | 'faun'
  | 'giant'
  | 'golden_ram'
  | 'gryphon'
  | 'phoenix'
  | 'sphinx'
  | 'unicorn'
  | 'medusa_ally'
  | 'mermaid'
  | 'bot';
export type Space =
  | 'forests_1'
  | 'forests_2'
  | 'forests_3'
  | 'forests_4'
  | 'forests_5'
  | 'forests_6'
  | 'hills_1'
  | 'hills_2'
  | 'hills_3'
  | 'hills_4'
  | 'hills_5'
  | 'hills_6'
  | 'mountains_1'
  | 'mountains_2'
  | 'mountains_3'
  | 'mountains_4'
  | 'mountains_5'
  | 'mountains_6'
  | 'cities_1.d'
  | 'cities_1.e'
  | 'cities_1.f'
  | 'cities_1.g'
  | 'cities_1.h'
  | 'cities_1.i'
  | 'cities_2.d'
  | 'cities_2.e'
  | 'cities_2.f'
  | 'cities_2.g'
  | 'cities_2.h'
  | 'cities_2.i'
  | 'cities_3.d'
  | 'cities_3.e'
  | 'cities_3.f'
  | 'cities_3.g'
  | 'cities_3.h'
  | 'cities_3.i'
  | 'cities_4.d'
  | 'cities_4.e'
  | 'cities_4.f'
  | 'cities_4.g'
  | 'cities_4.h'
  | 'cities_4.i'
  | 'cities_5.d'
  | 'cities_5.e'
  | 'cities_5.f'
  | 'cities_5.g'
  | 'cities_5.h'
  | 'cities_5.i'
  | 'cities_6.d'
  | 'cities_6.e'
  | 'cities_6.f'
  | 'cities_6.g'
  | 'cities_6.h'
  | 'cities_6.i'
  | 'libraries_1'
  | 'libraries_2'
  | 'libraries_3'
  | 'libraries_4'
  | 'libraries_5'
  | 'libraries_6'
  | 'forges_1'
  | 'forges_2'
  | 'forges_3'
  | 'forges_4'
  | 'forges_5'
  | 'forges_6'
  | 'mystic_power_source'
  | 'gate_build_1'
  | 'gate_build_2'
  | 'gate_build_3'
  | 'aether_lens'
  | 'resonant_bell'
  | 'tidal_bulwark'
  | 'mnemonic_vault'
  | 'lodestone_cradle'
  | 'mystic_siphon'
  | 'matter_converter'
  | 'astral_watchtower'
  | 'ward_loom'
  | 'herald_chorus'
  | 'numinous_beacon'
  | 'entropy_drive'
  | 'transmutation_crucible'
  | 'fate_spindle'
  | 'harmonic_accelerator'
  | 'spirit_seal.d'
  | 'spirit_seal.e'
  | 'aegis_of_nereus.d'
  | 'aegis_of_nereus.e'
  | 'orichalcum_foundry.d'
  | 'orichalcum_foundry.e'
  | 'soul_conduit.d'
  | 'soul_conduit.e'
  | 'chronal_gyroscope.d'
  | 'chronal_gyroscope.e'
  | 'possibility_multiplier'
  | 'anastatic_censer'
  | 'quantum_relay'
  | 'lustral_forge'
  | 'echo_actualizer'
  | 'daimonic_lattice'
  | 'spectral_replicator.d'
  | 'spectral_replicator.e'
  | 'abetting_pharos.d'
  | 'abetting_pharos.e'
  | 'storm_gyve'
  | 'demotic_clarion'
  | 'synergic_gantry'
  | 'telluric_gnomon'
  | 'laic_receiver'
  | 'anamnestic_fount'
  | 'harpies_lair.d'
  | 'gryphon_aerie.d'
  | 'hidden_cache'
  | 'alchemists_laboratory'
  | 'astrologers_observatory';
export type Component =
  | 'aether_lens'
  | 'resonant_bell'
  | 'tidal_bulwark'
  | 'mnemonic_vault'
  | 'lodestone_cradle'
  | 'mystic_siphon'
  | 'matter_converter'
  | 'astral_watchtower'
  | 'ward_loom'
  | 'herald_chorus'
  | 'numinous_beacon'
  | 'entropy_drive'
  | 'transmutation_crucible'
  | 'fate_spindle'
  | 'harmonic_accelerator'
  | 'spirit_seal'
  | 'aegis_of_nereus'
  | 'orichalcum_foundry'
  | 'soul_conduit'
  | 'chronal_gyroscope'
  | 'power_core'
  | 'possibility_multiplier'
  | 'anastatic_censer'
  | 'quantum_relay'
  | 'lustral_forge'
  | 'echo_actualizer'
  | 'daimonic_lattice'
  | 'spectral_replicator'
  | 'abetting_pharos'
  | 'storm_gyve'
  | 'demotic_clarion'
  | 'synergic_gantry'
  | 'telluric_gnomon'
  | 'laic_receiver'
  | 'anamnestic_fount';
export type Councilor =
  | 'adept'
  | 'artificer'
  | 'emissary'
  | 'explorer'
  | 'metallurgist'
  | 'mystic'
  | 'priestess'
  | 'scholar'
  | 'sentinel'
  | 'stormcaller'
  | 'alchemist'
  | 'artisan'
  | 'astrologer'
  | 'channeler'
  | 'mariner';
export type PlayerColour = 'red' | 'blue' | 'yellow' | 'green' | 'orange' | 'purple' | 'navy' | 'silver';
export type Card =
  | 'foresight'
  | 'mystic_conversion'
  | 'libram_of_unity'
  | 'cipher_of_expertise'
  | 'hidden_stores'
  | 'surge_of_power'
  | 'rallying_cry'
  | 'tide_chart'
  | 'ward_of_the_deep'
  | 'favorable_winds'
  | 'masterwork_plans'
  | 'breath_of_poseidon'
  | 'numinous_amplifier'
  | 'mystic_adze'
  | 'tablets_of_memory'
  | 'diviners_rod'
  | 'orators_laurel'
  | 'hammer_of_brontes'
  | 'chalice_of_the_source'
  | 'sandals_of_swiftness'
  | 'tidewardens_horn'
  | 'astrolabe_of_secrets'
  | 'wellspring_of_ages'
  | 'legend_of_the_buried_treasure_of_cleito'
  | 'inspired_designs'
  | 'power_of_the_masses'
  | 'rise_of_the_robots'
  | 'mystic_lantern'
  | 'thread_of_ariadne'
  | 'apotropaic_mask'
  | 'bell_of_the_wilds'
  | 'transmuting_rod'
  | 'armillary_sphere'
  | 'brazen_bellows'
  | 'wonder_phoenix_egg'
  | 'wonder_golden_fleece'
  | 'wonder_gryphon_feather'
  | 'wonder_riddle_of_the_sphinx'
  | 'wonder_silver_bridle';
export type Place =
  | (
      | 'pool'
      | 'supply'
      | 'box'
      | 'lair'
      | 'forests_1'
      | 'forests_2'
      | 'forests_3'
      | 'forests_4'
      | 'forests_5'
      | 'forests_6'
      | 'hills_1'
      | 'hills_2'
      | 'hills_3'
      | 'hills_4'
      | 'hills_5'
      | 'hills_6'
      | 'mountains_1'
      | 'mountains_2'
      | 'mountains_3'
      | 'mountains_4'
      | 'mountains_5'
      | 'mountains_6'
      | 'cities_1.d'
      | 'cities_1.e'
      | 'cities_1.f'
      | 'cities_1.g'
      | 'cities_1.h'
      | 'cities_1.i'
      | 'cities_2.d'
      | 'cities_2.e'
      | 'cities_2.f'
      | 'cities_2.g'
      | 'cities_2.h'
      | 'cities_2.i'
      | 'cities_3.d'
      | 'cities_3.e'
      | 'cities_3.f'
      | 'cities_3.g'
      | 'cities_3.h'
      | 'cities_3.i'
      | 'cities_4.d'
      | 'cities_4.e'
      | 'cities_4.f'
      | 'cities_4.g'
      | 'cities_4.h'
      | 'cities_4.i'
      | 'cities_5.d'
      | 'cities_5.e'
      | 'cities_5.f'
      | 'cities_5.g'
      | 'cities_5.h'
      | 'cities_5.i'
      | 'cities_6.d'
      | 'cities_6.e'
      | 'cities_6.f'
      | 'cities_6.g'
      | 'cities_6.h'
      | 'cities_6.i'
      | 'libraries_1'
      | 'libraries_2'
      | 'libraries_3'
      | 'libraries_4'
      | 'libraries_5'
      | 'libraries_6'
      | 'forges_1'
      | 'forges_2'
      | 'forges_3'
      | 'forges_4'
      | 'forges_5'
      | 'forges_6'
      | 'mystic_power_source'
      | 'gate_build_1'
      | 'gate_build_2'
      | 'gate_build_3'
      | 'aether_lens'
      | 'resonant_bell'
      | 'tidal_bulwark'
      | 'mnemonic_vault'
      | 'lodestone_cradle'
      | 'mystic_siphon'
      | 'matter_converter'
      | 'astral_watchtower'
      | 'ward_loom'
      | 'herald_chorus'
      | 'numinous_beacon'
      | 'entropy_drive'
      | 'transmutation_crucible'
      | 'fate_spindle'
      | 'harmonic_accelerator'
      | 'spirit_seal.d'
      | 'spirit_seal.e'
      | 'aegis_of_nereus.d'
      | 'aegis_of_nereus.e'
      | 'orichalcum_foundry.d'
      | 'orichalcum_foundry.e'
      | 'soul_conduit.d'
      | 'soul_conduit.e'
      | 'chronal_gyroscope.d'
      | 'chronal_gyroscope.e'
      | 'possibility_multiplier'
      | 'anastatic_censer'
      | 'quantum_relay'
      | 'lustral_forge'
      | 'echo_actualizer'
      | 'daimonic_lattice'
      | 'spectral_replicator.d'
      | 'spectral_replicator.e'
      | 'abetting_pharos.d'
      | 'abetting_pharos.e'
      | 'storm_gyve'
      | 'demotic_clarion'
      | 'synergic_gantry'
      | 'telluric_gnomon'
      | 'laic_receiver'
      | 'anamnestic_fount'
      | 'harpies_lair.d'
      | 'gryphon_aerie.d'
      | 'hidden_cache'
      | 'alchemists_laboratory'
      | 'astrologers_observatory'
    )
  | string;
export type Misfortune =
  | 'flood_forests'
  | 'flood_hills'
  | 'flood_mountains'
  | 'flood_cities'
  | 'flood_libraries'
  | 'flood_forges'
  | 'calm_seas'
  | 'controlled_flood'
  | 'spur_the_cycle'
  | 'earthquake'
  | 'malfunction'
  | 'lost_schema'
  | 'tsunami'
  | 'panic_in_the_streets'
  | 'sealed_archives'
  | 'omen_of_ash'
  | 'omen_of_wilting'
  | 'omen_of_tarnish'
  | 'omen_of_ebbing'
  | 'omen_of_exile'
  | 'receding_waters'
  | 'red_skies'
  | 'catastrophic_flood'
  | 'the_one_hundred_hands'
  | 'sirens_call'
  | 'wrath_of_typhon'
  | 'the_furies'
  | 'pandoras_jar'
  | 'plague_arrows'
  | 'curse_of_tantalus'
  | 'waters_of_lethe'
  | 'touch_of_midas'
  | 'hubris'
  | 'stygian_fog'
  | 'the_labyrinth'
  | 'omen_centaurs'
  | 'omen_cyclopes'
  | 'omen_dryads'
  | 'omen_fauns'
  | 'omen_giants';
export type Ending = 'power_core' | 'drowned' | 'max_rounds' | 'conceded';
export type Saying =
  | string
  | {
      name: string;
      facts?: {
        [k: string]: unknown;
      };
    };
export type Work =
  | 'aether_lens'
  | 'resonant_bell'
  | 'tidal_bulwark'
  | 'mnemonic_vault'
  | 'lodestone_cradle'
  | 'mystic_siphon'
  | 'matter_converter'
  | 'astral_watchtower'
  | 'ward_loom'
  | 'herald_chorus'
  | 'numinous_beacon'
  | 'entropy_drive'
  | 'transmutation_crucible'
  | 'fate_spindle'
  | 'harmonic_accelerator'
  | 'spirit_seal'
  | 'aegis_of_nereus'
  | 'orichalcum_foundry'
  | 'soul_conduit'
  | 'chronal_gyroscope'
  | 'power_core'
  | 'possibility_multiplier'
  | 'anastatic_censer'
  | 'quantum_relay'
  | 'lustral_forge'
  | 'echo_actualizer'
  | 'daimonic_lattice'
  | 'spectral_replicator'
  | 'abetting_pharos'
  | 'storm_gyve'
  | 'demotic_clarion'
  | 'synergic_gantry'
  | 'telluric_gnomon'
  | 'laic_receiver'
  | 'anamnestic_fount'
  | 'constellation_cloak'
  | 'helm_of_invisibility'
  | 'winged_sandals'
  | 'horn_of_plenty'
  | 'mirror_shield';
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'orange' | 'purple' | 'navy';
export type Peninsula = 'forests' | 'hills' | 'mountains' | 'cities' | 'libraries' | 'forges';
export type TileOrCentre =
  | 'forests_1'
  | 'forests_2'
  | 'forests_3'
  | 'forests_4'
  | 'forests_5'
  | 'forests_6'
  | 'hills_1'
  | 'hills_2'
  | 'hills_3'
  | 'hills_4'
  | 'hills_5'
  | 'hills_6'
  | 'mountains_1'
  | 'mountains_2'
  | 'mountains_3'
  | 'mountains_4'
  | 'mountains_5'
  | 'mountains_6'
  | 'cities_1'
  | 'cities_2'
  | 'cities_3'
  | 'cities_4'
  | 'cities_5'
  | 'cities_6'
  | 'libraries_1'
  | 'libraries_2'
  | 'libraries_3'
  | 'libraries_4'
  | 'libraries_5'
  | 'libraries_6'
  | 'forges_1'
  | 'forges_2'
  | 'forges_3'
  | 'forges_4'
  | 'forges_5'
  | 'forges_6'
  | 'mystic_power_source';
export type Reason =
  '' | 'lost_schema' | 'leader_missing' | 'nothing_to_pay' | 'core_too_dear' | 'too_dear' | 'not_paid';
export type Item =
  'constellation_cloak' | 'helm_of_invisibility' | 'winged_sandals' | 'horn_of_plenty' | 'mirror_shield';
export type Event =
  | ComponentLaid
  | CouncilorTaken
  | ColourTaken
  | StarterFound
  | RoundBegins
  | BoardRevealed
  | HologramPower
  | Placed
  | Lifted
  | Contested
  | Awarded
  | Ready
  | CardPlayed
  | MisfortuneTurned
  | MisfortuneCancelled
  | Flooded
  | Unflooded
  | BarrierPlaced
  | BarrierLost
  | Blocked
  | Returned
  | Moved
  | Peeked
  | PutBack
  | Acted
  | PairActed
  | Forgone
  | Rolled
  | Succeeded
  | Failed
  | Boosted
  | Gained
  | Spent
  | Recruited
  | CardDrawn
  | CardKept
  | CardDiscarded
  | CardBuried
  | ComponentNamed
  | ComponentBuilt
  | NothingBuilt
  | Refused
  | Objected
  | VotedDown
  | EndProposed
  | WrathSpeaks
  | CounterMoved
  | DeckShuffled
  | AbilityCopied
  | MisfortuneDiscarded
  | ToSupply
  | Concession
  | GameEnds
  | Widened
  | WrathCalmed
  | MonsterActs
  | Removed
  | Equipped
  | ItemLost
  | ItemTaken
  | ItemUsed
  | CacheFilled
  | ArtifactBack
  | ArtifactSeen
  | LocationOpens
  | LocationCloses
  | MedusaComes
  | Petrified
  | VolunteersPetrified
  | GazeDrawn
  | CurseBroken
  | Freed
  | StonesLost
  | HarpyComes
  | HarpyLeaves
  | StolenGood
  | StolenCard
  | StolenFigure
  | Raid
  | HarpyDefeated
  | Retrieved
  | TreasureFound
  | LairGone
  | SeaAttacks
  | SeaGap
  | Saved
  | Eaten
  | Stemmed
  | SeaLeaves
  | SeaEscaped
  | AllyPower
  | PotionTaken
  | PotionPlayed
  | HologramPotion
  | SpiritPlayed
  | SpiritsBack
  | HologramSpirit
  | SpiritNamed
  | Inspired
  | Stayed;

export interface Figure {
  seat: number | null;
  kind: FigureKind;
  space: Space;
  resolved: boolean;
  petrified?: boolean;
  shares?: 'help' | 'open';
  letters?: string;
}
export interface Site {
  name: Tile;
  flooded: boolean;
  capacity: number;
  used: number;
  figures: Figure[];
  target?: number;
  draw?: number;
  keep?: number;
  rate?: number;
}
export interface Arm {
  land: number;
  barrier: boolean;
  closed: boolean;
  tiles: Site[];
}
export interface Goods {
  crystal?: number;
  gold?: number;
  ore?: number;
  atlantium?: number;
  energy?: number;
}
export interface Part {
  name: Component;
  letter: ('A' | 'B' | 'C' | 'D' | 'E') | null;
  cost: Goods;
  action: boolean;
  capacity: number;
  figures: Figure[];
  target?: number;
}
export interface Player {
  seat: number;
  councilor: Councilor | null;
  copied: Councilor | null;
  colour: PlayerColour | null;
  goods: Goods;
  hand: Card[];
  artifacts: Card[];
  hand_limit: number;
  pool: {
    leader?: number;
    follower?: number;
    volunteer?: number;
    hologram?: number;
    automaton?: number;
    centaur?: number;
    cyclops?: number;
    dryad?: number;
    faun?: number;
    giant?: number;
    golden_ram?: number;
    gryphon?: number;
    phoenix?: number;
    sphinx?: number;
    unicorn?: number;
    medusa_ally?: number;
    mermaid?: number;
    bot?: number;
  };
  waiting_volunteers: number;
  on_board: number;
  supply: {
    leader?: number;
    follower?: number;
    bot?: number;
  };
  ready: boolean;
  used: string[];
}
export interface Misfortunes {
  flood_forests?: number;
  flood_hills?: number;
  flood_mountains?: number;
  flood_cities?: number;
  flood_libraries?: number;
  flood_forges?: number;
  calm_seas?: number;
  controlled_flood?: number;
  spur_the_cycle?: number;
  earthquake?: number;
  malfunction?: number;
  lost_schema?: number;
  tsunami?: number;
  panic_in_the_streets?: number;
  sealed_archives?: number;
  omen_of_ash?: number;
  omen_of_wilting?: number;
  omen_of_tarnish?: number;
  omen_of_ebbing?: number;
  omen_of_exile?: number;
  receding_waters?: number;
  red_skies?: number;
  catastrophic_flood?: number;
  the_one_hundred_hands?: number;
  sirens_call?: number;
  wrath_of_typhon?: number;
  the_furies?: number;
  pandoras_jar?: number;
  plague_arrows?: number;
  curse_of_tantalus?: number;
  waters_of_lethe?: number;
  touch_of_midas?: number;
  hubris?: number;
  stygian_fog?: number;
  the_labyrinth?: number;
  omen_centaurs?: number;
  omen_cyclopes?: number;
  omen_dryads?: number;
  omen_fauns?: number;
  omen_giants?: number;
}
export interface Cards {
  foresight?: number;
  mystic_conversion?: number;
  libram_of_unity?: number;
  cipher_of_expertise?: number;
  hidden_stores?: number;
  surge_of_power?: number;
  rallying_cry?: number;
  tide_chart?: number;
  ward_of_the_deep?: number;
  favorable_winds?: number;
  masterwork_plans?: number;
  breath_of_poseidon?: number;
  numinous_amplifier?: number;
  mystic_adze?: number;
  tablets_of_memory?: number;
  diviners_rod?: number;
  orators_laurel?: number;
  hammer_of_brontes?: number;
  chalice_of_the_source?: number;
  sandals_of_swiftness?: number;
  tidewardens_horn?: number;
  astrolabe_of_secrets?: number;
  wellspring_of_ages?: number;
  legend_of_the_buried_treasure_of_cleito?: number;
  inspired_designs?: number;
  power_of_the_masses?: number;
  rise_of_the_robots?: number;
  mystic_lantern?: number;
  thread_of_ariadne?: number;
  apotropaic_mask?: number;
  bell_of_the_wilds?: number;
  transmuting_rod?: number;
  armillary_sphere?: number;
  brazen_bellows?: number;
  wonder_phoenix_egg?: number;
  wonder_golden_fleece?: number;
  wonder_gryphon_feather?: number;
  wonder_riddle_of_the_sphinx?: number;
  wonder_silver_bridle?: number;
}
export interface Piece {
  seat: number | null;
  kind: FigureKind;
  at: string;
}
export interface Monstrosities {
  allies: (
    | 'centaur'
    | 'cyclops'
    | 'dryad'
    | 'faun'
    | 'giant'
    | 'golden_ram'
    | 'gryphon'
    | 'phoenix'
    | 'sphinx'
    | 'unicorn'
    | 'medusa_ally'
    | 'mermaid'
  )[];
  items: {
    name: string;
    owner: number | null;
    bearer: Piece | null;
    spent: boolean;
  }[];
  locations: {
    name: 'harpies_lair' | 'gryphon_aerie' | 'hidden_cache' | 'alchemists_laboratory' | 'astrologers_observatory';
    figures: Figure[];
    goods?: Goods;
    cards?: Cards;
    potions?: string[];
    stolen?: Piece[];
  }[];
  monsters: {
    name: string;
    at: string[];
    count?: number;
    sated?: boolean;
  }[];
  lots: {
    specials: {
      hidden: number;
      unseen: {
        flood_forests?: number;
        flood_hills?: number;
        flood_mountains?: number;
        flood_cities?: number;
        flood_libraries?: number;
        flood_forges?: number;
        calm_seas?: number;
        controlled_flood?: number;
        spur_the_cycle?: number;
        earthquake?: number;
        malfunction?: number;
        lost_schema?: number;
        tsunami?: number;
        panic_in_the_streets?: number;
        sealed_archives?: number;
        omen_of_ash?: number;
        omen_of_wilting?: number;
        omen_of_tarnish?: number;
        omen_of_ebbing?: number;
        omen_of_exile?: number;
        receding_waters?: number;
        red_skies?: number;
        catastrophic_flood?: number;
        the_one_hundred_hands?: number;
        sirens_call?: number;
        wrath_of_typhon?: number;
        the_furies?: number;
        pandoras_jar?: number;
        plague_arrows?: number;
        curse_of_tantalus?: number;
        waters_of_lethe?: number;
        touch_of_midas?: number;
        hubris?: number;
        stygian_fog?: number;
        the_labyrinth?: number;
        omen_centaurs?: number;
        omen_cyclopes?: number;
        omen_dryads?: number;
        omen_fauns?: number;
        omen_giants?: number;
      };
    };
    omens: {
      hidden: number;
      unseen: {
        flood_forests?: number;
        flood_hills?: number;
        flood_mountains?: number;
        flood_cities?: number;
        flood_libraries?: number;
        flood_forges?: number;
        calm_seas?: number;
        controlled_flood?: number;
        spur_the_cycle?: number;
        earthquake?: number;
        malfunction?: number;
        lost_schema?: number;
        tsunami?: number;
        panic_in_the_streets?: number;
        sealed_archives?: number;
        omen_of_ash?: number;
        omen_of_wilting?: number;
        omen_of_tarnish?: number;
        omen_of_ebbing?: number;
        omen_of_exile?: number;
        receding_waters?: number;
        red_skies?: number;
        catastrophic_flood?: number;
        the_one_hundred_hands?: number;
        sirens_call?: number;
        wrath_of_typhon?: number;
        the_furies?: number;
        pandoras_jar?: number;
        plague_arrows?: number;
        curse_of_tantalus?: number;
        waters_of_lethe?: number;
        touch_of_midas?: number;
        hubris?: number;
        stygian_fog?: number;
        the_labyrinth?: number;
        omen_centaurs?: number;
        omen_cyclopes?: number;
        omen_dryads?: number;
        omen_fauns?: number;
        omen_giants?: number;
      };
    };
    artifacts: {
      hidden: number;
      unseen: {
        foresight?: number;
        mystic_conversion?: number;
        libram_of_unity?: number;
        cipher_of_expertise?: number;
        hidden_stores?: number;
        surge_of_power?: number;
        rallying_cry?: number;
        tide_chart?: number;
        ward_of_the_deep?: number;
        favorable_winds?: number;
        masterwork_plans?: number;
        breath_of_poseidon?: number;
        numinous_amplifier?: number;
        mystic_adze?: number;
        tablets_of_memory?: number;
        diviners_rod?: number;
        orators_laurel?: number;
        hammer_of_brontes?: number;
        chalice_of_the_source?: number;
        sandals_of_swiftness?: number;
        tidewardens_horn?: number;
        astrolabe_of_secrets?: number;
        wellspring_of_ages?: number;
        legend_of_the_buried_treasure_of_cleito?: number;
        inspired_designs?: number;
        power_of_the_masses?: number;
        rise_of_the_robots?: number;
        mystic_lantern?: number;
        thread_of_ariadne?: number;
        apotropaic_mask?: number;
        bell_of_the_wilds?: number;
        transmuting_rod?: number;
        armillary_sphere?: number;
        brazen_bellows?: number;
        wonder_phoenix_egg?: number;
        wonder_golden_fleece?: number;
        wonder_gryphon_feather?: number;
        wonder_riddle_of_the_sphinx?: number;
        wonder_silver_bridle?: number;
      };
    };
    wonders: {
      hidden: number;
      unseen: {
        foresight?: number;
        mystic_conversion?: number;
        libram_of_unity?: number;
        cipher_of_expertise?: number;
        hidden_stores?: number;
        surge_of_power?: number;
        rallying_cry?: number;
        tide_chart?: number;
        ward_of_the_deep?: number;
        favorable_winds?: number;
        masterwork_plans?: number;
        breath_of_poseidon?: number;
        numinous_amplifier?: number;
        mystic_adze?: number;
        tablets_of_memory?: number;
        diviners_rod?: number;
        orators_laurel?: number;
        hammer_of_brontes?: number;
        chalice_of_the_source?: number;
        sandals_of_swiftness?: number;
        tidewardens_horn?: number;
        astrolabe_of_secrets?: number;
        wellspring_of_ages?: number;
        legend_of_the_buried_treasure_of_cleito?: number;
        inspired_designs?: number;
        power_of_the_masses?: number;
        rise_of_the_robots?: number;
        mystic_lantern?: number;
        thread_of_ariadne?: number;
        apotropaic_mask?: number;
        bell_of_the_wilds?: number;
        transmuting_rod?: number;
        armillary_sphere?: number;
        brazen_bellows?: number;
        wonder_phoenix_egg?: number;
        wonder_golden_fleece?: number;
        wonder_gryphon_feather?: number;
        wonder_riddle_of_the_sphinx?: number;
        wonder_silver_bridle?: number;
      };
    };
  };
  this_round: {
    typhons?: boolean;
    curses?: boolean;
    midas?: boolean;
    fogs?: boolean;
    collected?: {
      p1?: number;
      p2?: number;
      p3?: number;
      p4?: number;
      p5?: number;
      p6?: number;
      p7?: number;
    };
    laic_receiver?: boolean;
    synergic_gantry?: number;
    power_of_the_masses?: number[];
    inspired_designs?: number[];
    transmuting_rod?: number[];
    thread_of_ariadne?: number[];
    apotropaic_mask?: number[];
    armillary_sphere?: number[];
    possibility_multiplier?: boolean;
    rise_of_the_robots?: boolean;
    constellation_cloak?: boolean;
    drunk_potions?: ('elixir_of_vitality' | 'tincture_of_shadow' | 'draught_of_adamant' | 'philter_of_fortune')[];
    hologram_potion?: string;
    leader_spirit?: string;
    hologram_spirit?: string;
    daimonic_lattice?: ('the_dactyls' | 'the_meliae' | 'the_napaeae' | 'the_oreads' | 'the_tychae' | 'the_muses')[];
    inspired_by_placing?: number;
  };
  next_round: {
    possibility_multiplier?: boolean;
    quantum_relay?: number;
    spectral_replicator?: number;
  };
  lasting: {
    quantum_relay?: number;
    spectral_replicator?: number;
    telluric_gnomon?: {
      forests?: number;
      hills?: number;
      mountains?: number;
      cities?: number;
      libraries?: number;
      forges?: number;
    };
    unused_artifacts?: (
      | 'numinous_amplifier'
      | 'mystic_adze'
      | 'tablets_of_memory'
      | 'diviners_rod'
      | 'orators_laurel'
      | 'hammer_of_brontes'
      | 'chalice_of_the_source'
      | 'sandals_of_swiftness'
      | 'tidewardens_horn'
      | 'astrolabe_of_secrets'
      | 'mystic_lantern'
      | 'thread_of_ariadne'
      | 'apotropaic_mask'
      | 'bell_of_the_wilds'
      | 'transmuting_rod'
      | 'armillary_sphere'
      | 'brazen_bellows'
    )[];
    potions?: ('elixir_of_vitality' | 'tincture_of_shadow' | 'draught_of_adamant' | 'philter_of_fortune')[];
    played_spirits?: ('the_dactyls' | 'the_meliae' | 'the_napaeae' | 'the_oreads' | 'the_tychae' | 'the_muses')[];
    inspiration?: number;
  };
}
export interface Outcome {
  won: boolean;
  ended_by: Ending;
  level: number;
  round: number;
  tiles: number;
  built: number;
}
export interface Observation {
  game: 'rising';
  seat: number | null;
  options: {
    [k: string]: unknown;
  };
  round: number;
  starting_player: number;
  phase: Phase;
  drawer: number | null;
  asks: {
    decision: string;
    seat: number | null;
    open: boolean;
  };
  wrath: {
    space: number;
    level: number;
    track: number[];
    floods: number;
  };
  island: {
    forests: Arm;
    hills: Arm;
    mountains: Arm;
    cities: Arm;
    libraries: Arm;
    forges: Arm;
  };
  centre: {
    name: 'mystic_power_source';
    energy: number;
    figures: Figure[];
  };
  gate: {
    name: Space;
    figures: Figure[];
  }[];
  blueprint: Part[];
  built: Part[];
  players: Player[];
  hologram: {
    seat: number | null;
    councilor: Councilor | null;
    at: Place;
    back_in_round: number | null;
  } | null;
  automaton: {
    seat: number;
    at: Place;
  } | null;
  misfortunes: {
    deck: number;
    left: Misfortunes;
    top: Misfortune[];
    discard: Misfortunes;
    seen: Misfortunes;
    card: Misfortune | null;
  };
  library: {
    deck: number;
    left: Cards;
    hidden: number;
    unseen: Card[];
    bottom: Card[];
    discard: Cards;
    drawn: Card[];
  };
  council: {
    stack: Councilor[];
    discard: Councilor[];
    revealed: Councilor[];
  } | null;
  monstrosities: Monstrosities | null;
  effects: {
    earthquakes: number;
    malfunctions: number;
    lost_schema: boolean;
    builds: number;
    calmed: number;
    wrath_skipped: boolean;
  };
  roll: {
    space: Space | null;
    seats: number[];
    dice: number[];
    boost: number;
    total: number | null;
    target: number | null;
  } | null;
  payment: {
    initiator: number;
    due: Goods;
    shares: {
      [k: string]: Goods;
    };
    to_consent: number[];
  } | null;
  proposal: {
    seat: number;
    text: string;
  } | null;
  result: Outcome | null;
}
export interface Harmed {
  kind: 'tile' | 'figure' | 'barrier';
  piece: string;
  seat: number | null;
  at: string | null;
}
export interface Harm {
  lost: Harmed[];
  may: Harmed[];
  most: number;
  defenders: number[];
  say: Saying;
  sentence?: string;
}
export interface Price {
  goods: Goods;
  more: number;
  less: number;
  payers: number[];
  say: Saying;
  sentence?: string;
}
export interface Choice {
  action: number;
  text: string;
  verb: string;
  piece: string | null;
  from: string | null;
  to: string | null;
  say: Saying;
  sentence?: string;
  harm?: Harm;
  price?: Price;
}
export interface ComponentLaid {
  n: number;
  kind: 'component_laid';
  seat: null;
  component: Work;
  say: Saying;
  text?: string;
}
export interface CouncilorTaken {
  n: number;
  kind: 'councilor_taken';
  seat: number;
  councilor: Councilor | null;
  say: Saying;
  text?: string;
}
export interface ColourTaken {
  n: number;
  kind: 'colour_taken';
  seat: number;
  colour: Colour;
  say: Saying;
  text?: string;
}
export interface StarterFound {
  n: number;
  kind: 'starter_found';
  seat: number;
  say: Saying;
  text?: string;
}
export interface RoundBegins {
  n: number;
  kind: 'round_begins';
  seat: number;
  round: number;
  say: Saying;
  text?: string;
}
export interface BoardRevealed {
  n: number;
  kind: 'board_revealed';
  seat: null;
  councilor: Councilor | null;
  say: Saying;
  text?: string;
}
export interface HologramPower {
  n: number;
  kind: 'hologram_power';
  seat: null;
  councilor: Councilor | null;
  say: Saying;
  text?: string;
}
export interface Placed {
  n: number;
  kind: 'placed';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Lifted {
  n: number;
  kind: 'lifted';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Contested {
  n: number;
  kind: 'contested';
  seat: number;
  holder: number;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Awarded {
  n: number;
  kind: 'awarded';
  seat: number;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Ready {
  n: number;
  kind: 'ready';
  seat: number;
  say: Saying;
  text?: string;
}
export interface CardPlayed {
  n: number;
  kind: 'card_played';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface MisfortuneTurned {
  n: number;
  kind: 'misfortune_turned';
  seat: number;
  misfortune: Misfortune;
  say: Saying;
  text?: string;
}
export interface MisfortuneCancelled {
  n: number;
  kind: 'misfortune_cancelled';
  seat: number;
  misfortune: Misfortune;
  say: Saying;
  text?: string;
}
export interface Flooded {
  n: number;
  kind: 'flooded';
  seat: null;
  peninsula: Peninsula;
  tile: TileOrCentre;
  say: Saying;
  text?: string;
}
export interface Unflooded {
  n: number;
  kind: 'unflooded';
  seat: null;
  peninsula: Peninsula;
  tile: TileOrCentre;
  say: Saying;
  text?: string;
}
export interface BarrierPlaced {
  n: number;
  kind: 'barrier_placed';
  seat: null;
  peninsula: Peninsula;
  say: Saying;
  text?: string;
}
export interface BarrierLost {
  n: number;
  kind: 'barrier_lost';
  seat: null;
  peninsula: Peninsula;
  say: Saying;
  text?: string;
}
export interface Blocked {
  n: number;
  kind: 'blocked';
  seat: number;
  peninsula: Peninsula;
  say: Saying;
  text?: string;
}
export interface Returned {
  n: number;
  kind: 'returned';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Moved {
  n: number;
  kind: 'moved';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Peeked {
  n: number;
  kind: 'peeked';
  seat: number;
  misfortune: Misfortune;
  say: Saying;
  text?: string;
}
export interface PutBack {
  n: number;
  kind: 'put_back';
  seat: number;
  misfortune: Misfortune;
  say: Saying;
  text?: string;
}
export interface Acted {
  n: number;
  kind: 'acted';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface PairActed {
  n: number;
  kind: 'pair_acted';
  seat: null;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Forgone {
  n: number;
  kind: 'forgone';
  seat: null;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Rolled {
  n: number;
  kind: 'rolled';
  seat: null;
  face: number;
  say: Saying;
  text?: string;
}
export interface Succeeded {
  n: number;
  kind: 'succeeded';
  seat: null;
  total: number;
  target: number;
  say: Saying;
  text?: string;
}
export interface Failed {
  n: number;
  kind: 'failed';
  seat: null;
  total: number;
  target: number;
  say: Saying;
  text?: string;
}
export interface Boosted {
  n: number;
  kind: 'boosted';
  seat: number;
  by: number;
  say: Saying;
  text?: string;
}
export interface Gained {
  n: number;
  kind: 'gained';
  seat: number;
  good: 'crystal' | 'gold' | 'ore' | 'atlantium' | 'energy';
  amount: number;
  say: Saying;
  text?: string;
}
export interface Spent {
  n: number;
  kind: 'spent';
  seat: number;
  good: 'crystal' | 'gold' | 'ore' | 'atlantium' | 'energy';
  amount: number;
  say: Saying;
  text?: string;
}
export interface Recruited {
  n: number;
  kind: 'recruited';
  seat: number;
  figure: FigureKind;
  say: Saying;
  text?: string;
}
export interface CardDrawn {
  n: number;
  kind: 'card_drawn';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface CardKept {
  n: number;
  kind: 'card_kept';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface CardDiscarded {
  n: number;
  kind: 'card_discarded';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface CardBuried {
  n: number;
  kind: 'card_buried';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface ComponentNamed {
  n: number;
  kind: 'component_named';
  seat: number;
  component: Work;
  say: Saying;
  text?: string;
}
export interface ComponentBuilt {
  n: number;
  kind: 'component_built';
  seat: null;
  component: Work;
  say: Saying;
  text?: string;
}
export interface NothingBuilt {
  n: number;
  kind: 'nothing_built';
  seat: null;
  space: Space;
  reason: Reason;
  lacking: number | null;
  say: Saying;
  text?: string;
}
export interface Refused {
  n: number;
  kind: 'refused';
  seat: number;
  say: Saying;
  text?: string;
}
export interface Objected {
  n: number;
  kind: 'objected';
  seat: number;
  say: Saying;
  text?: string;
}
export interface VotedDown {
  n: number;
  kind: 'voted_down';
  seat: null;
  say: Saying;
  text?: string;
}
export interface EndProposed {
  n: number;
  kind: 'end_proposed';
  seat: number;
  say: Saying;
  text?: string;
}
export interface WrathSpeaks {
  n: number;
  kind: 'wrath_speaks';
  seat: null;
  floods: number;
  say: Saying;
  text?: string;
}
export interface CounterMoved {
  n: number;
  kind: 'counter_moved';
  seat: null;
  space: number;
  level: number;
  say: Saying;
  text?: string;
}
export interface DeckShuffled {
  n: number;
  kind: 'deck_shuffled';
  seat: null;
  deck: 'misfortunes' | 'library' | 'council';
  say: Saying;
  text?: string;
}
export interface AbilityCopied {
  n: number;
  kind: 'ability_copied';
  seat: number;
  councilor: Councilor | null;
  say: Saying;
  text?: string;
}
export interface MisfortuneDiscarded {
  n: number;
  kind: 'misfortune_discarded';
  seat: number;
  misfortune: Misfortune;
  say: Saying;
  text?: string;
}
export interface ToSupply {
  n: number;
  kind: 'to_supply';
  seat: number;
  figure: FigureKind;
  say: Saying;
  text?: string;
}
export interface Concession {
  n: number;
  kind: 'concession';
  seat: number;
  say: Saying;
  text?: string;
}
export interface GameEnds {
  n: number;
  kind: 'game_ends';
  seat: null;
  ending: Ending;
  say: Saying;
  text?: string;
}
export interface Widened {
  n: number;
  kind: 'widened';
  seat: null;
  tile: TileOrCentre;
  spaces: number;
  say: Saying;
  text?: string;
}
export interface WrathCalmed {
  n: number;
  kind: 'wrath_calmed';
  seat: null;
  floods: number;
  say: Saying;
  text?: string;
}
export interface MonsterActs {
  n: number;
  kind: 'monster_acts';
  seat: null;
  monster: 'medusa' | 'harpies' | 'sea';
  say: Saying;
  text?: string;
}
export interface Removed {
  n: number;
  kind: 'removed';
  seat: number;
  figure: FigureKind;
  say: Saying;
  text?: string;
}
export interface Equipped {
  n: number;
  kind: 'equipped';
  seat: number;
  figure: FigureKind;
  item: Item;
  say: Saying;
  text?: string;
}
export interface ItemLost {
  n: number;
  kind: 'item_lost';
  seat: null;
  item: Item;
  say: Saying;
  text?: string;
}
export interface ItemTaken {
  n: number;
  kind: 'item_taken';
  seat: number;
  item: Item;
  say: Saying;
  text?: string;
}
export interface ItemUsed {
  n: number;
  kind: 'item_used';
  seat: number;
  item: Item;
  say: Saying;
  text?: string;
}
export interface CacheFilled {
  n: number;
  kind: 'cache_filled';
  seat: null;
  say: Saying;
  text?: string;
}
export interface ArtifactBack {
  n: number;
  kind: 'artifact_back';
  seat: null;
  card: Card;
  say: Saying;
  text?: string;
}
export interface ArtifactSeen {
  n: number;
  kind: 'artifact_seen';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface LocationOpens {
  n: number;
  kind: 'location_opens';
  seat: null;
  location:
    | 'forests_1'
    | 'forests_2'
    | 'forests_3'
    | 'forests_4'
    | 'forests_5'
    | 'forests_6'
    | 'hills_1'
    | 'hills_2'
    | 'hills_3'
    | 'hills_4'
    | 'hills_5'
    | 'hills_6'
    | 'mountains_1'
    | 'mountains_2'
    | 'mountains_3'
    | 'mountains_4'
    | 'mountains_5'
    | 'mountains_6'
    | 'cities_1'
    | 'cities_2'
    | 'cities_3'
    | 'cities_4'
    | 'cities_5'
    | 'cities_6'
    | 'libraries_1'
    | 'libraries_2'
    | 'libraries_3'
    | 'libraries_4'
    | 'libraries_5'
    | 'libraries_6'
    | 'forges_1'
    | 'forges_2'
    | 'forges_3'
    | 'forges_4'
    | 'forges_5'
    | 'forges_6'
    | 'mystic_power_source'
    | 'cosmic_gate'
    | 'aether_lens'
    | 'resonant_bell'
    | 'tidal_bulwark'
    | 'mnemonic_vault'
    | 'lodestone_cradle'
    | 'mystic_siphon'
    | 'matter_converter'
    | 'astral_watchtower'
    | 'ward_loom'
    | 'herald_chorus'
    | 'numinous_beacon'
    | 'entropy_drive'
    | 'transmutation_crucible'
    | 'fate_spindle'
    | 'harmonic_accelerator'
    | 'spirit_seal'
    | 'aegis_of_nereus'
    | 'orichalcum_foundry'
    | 'soul_conduit'
    | 'chronal_gyroscope'
    | 'possibility_multiplier'
    | 'anastatic_censer'
    | 'quantum_relay'
    | 'lustral_forge'
    | 'echo_actualizer'
    | 'daimonic_lattice'
    | 'spectral_replicator'
    | 'abetting_pharos'
    | 'storm_gyve'
    | 'demotic_clarion'
    | 'synergic_gantry'
    | 'telluric_gnomon'
    | 'laic_receiver'
    | 'anamnestic_fount'
    | 'harpies_lair'
    | 'gryphon_aerie'
    | 'hidden_cache'
    | 'alchemists_laboratory'
    | 'astrologers_observatory';
  say: Saying;
  text?: string;
}
export interface LocationCloses {
  n: number;
  kind: 'location_closes';
  seat: null;
  location:
    | 'forests_1'
    | 'forests_2'
    | 'forests_3'
    | 'forests_4'
    | 'forests_5'
    | 'forests_6'
    | 'hills_1'
    | 'hills_2'
    | 'hills_3'
    | 'hills_4'
    | 'hills_5'
    | 'hills_6'
    | 'mountains_1'
    | 'mountains_2'
    | 'mountains_3'
    | 'mountains_4'
    | 'mountains_5'
    | 'mountains_6'
    | 'cities_1'
    | 'cities_2'
    | 'cities_3'
    | 'cities_4'
    | 'cities_5'
    | 'cities_6'
    | 'libraries_1'
    | 'libraries_2'
    | 'libraries_3'
    | 'libraries_4'
    | 'libraries_5'
    | 'libraries_6'
    | 'forges_1'
    | 'forges_2'
    | 'forges_3'
    | 'forges_4'
    | 'forges_5'
    | 'forges_6'
    | 'mystic_power_source'
    | 'cosmic_gate'
    | 'aether_lens'
    | 'resonant_bell'
    | 'tidal_bulwark'
    | 'mnemonic_vault'
    | 'lodestone_cradle'
    | 'mystic_siphon'
    | 'matter_converter'
    | 'astral_watchtower'
    | 'ward_loom'
    | 'herald_chorus'
    | 'numinous_beacon'
    | 'entropy_drive'
    | 'transmutation_crucible'
    | 'fate_spindle'
    | 'harmonic_accelerator'
    | 'spirit_seal'
    | 'aegis_of_nereus'
    | 'orichalcum_foundry'
    | 'soul_conduit'
    | 'chronal_gyroscope'
    | 'possibility_multiplier'
    | 'anastatic_censer'
    | 'quantum_relay'
    | 'lustral_forge'
    | 'echo_actualizer'
    | 'daimonic_lattice'
    | 'spectral_replicator'
    | 'abetting_pharos'
    | 'storm_gyve'
    | 'demotic_clarion'
    | 'synergic_gantry'
    | 'telluric_gnomon'
    | 'laic_receiver'
    | 'anamnestic_fount'
    | 'harpies_lair'
    | 'gryphon_aerie'
    | 'hidden_cache'
    | 'alchemists_laboratory'
    | 'astrologers_observatory';
  say: Saying;
  text?: string;
}
export interface MedusaComes {
  n: number;
  kind: 'medusa_comes';
  seat: null;
  tile: TileOrCentre;
  say: Saying;
  text?: string;
}
export interface Petrified {
  n: number;
  kind: 'petrified';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface VolunteersPetrified {
  n: number;
  kind: 'volunteers_petrified';
  seat: null;
  tile: TileOrCentre;
  count: number;
  say: Saying;
  text?: string;
}
export interface GazeDrawn {
  n: number;
  kind: 'gaze_drawn';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface CurseBroken {
  n: number;
  kind: 'curse_broken';
  seat: number;
  say: Saying;
  text?: string;
}
export interface Freed {
  n: number;
  kind: 'freed';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface StonesLost {
  n: number;
  kind: 'stones_lost';
  seat: null;
  tile: TileOrCentre;
  count: number;
  say: Saying;
  text?: string;
}
export interface HarpyComes {
  n: number;
  kind: 'harpy_comes';
  seat: null;
  tile: TileOrCentre;
  say: Saying;
  text?: string;
}
export interface HarpyLeaves {
  n: number;
  kind: 'harpy_leaves';
  seat: null;
  peninsula: Peninsula;
  say: Saying;
  text?: string;
}
export interface StolenGood {
  n: number;
  kind: 'stolen_good';
  seat: number;
  good: 'crystal' | 'gold' | 'ore' | 'atlantium' | 'energy';
  amount: number;
  say: Saying;
  text?: string;
}
export interface StolenCard {
  n: number;
  kind: 'stolen_card';
  seat: number;
  card: Card;
  say: Saying;
  text?: string;
}
export interface StolenFigure {
  n: number;
  kind: 'stolen_figure';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Raid {
  n: number;
  kind: 'raid';
  seat: null;
  way: 'steal' | 'fight';
  say: Saying;
  text?: string;
}
export interface HarpyDefeated {
  n: number;
  kind: 'harpy_defeated';
  seat: null;
  left: number;
  say: Saying;
  text?: string;
}
export interface Retrieved {
  n: number;
  kind: 'retrieved';
  seat: null;
  things: number;
  total: number;
  say: Saying;
  text?: string;
}
export interface TreasureFound {
  n: number;
  kind: 'treasure_found';
  seat: null;
  treasure:
    | 'treasure_ingots'
    | 'treasure_regalia'
    | 'treasure_prisms'
    | 'treasure_meteorite'
    | 'treasure_ichor'
    | 'treasure_scrolls'
    | 'treasure_relic';
  say: Saying;
  text?: string;
}
export interface LairGone {
  n: number;
  kind: 'lair_gone';
  seat: null;
  say: Saying;
  text?: string;
}
export interface SeaAttacks {
  n: number;
  kind: 'sea_attacks';
  seat: null;
  attacker: 'scylla' | 'charybdis';
  say: Saying;
  text?: string;
}
export interface SeaGap {
  n: number;
  kind: 'sea_gap';
  seat: null;
  attacker: 'scylla' | 'charybdis';
  peninsula: Peninsula;
  neighbour: 'forests' | 'hills' | 'mountains' | 'cities' | 'libraries' | 'forges';
  say: Saying;
  text?: string;
}
export interface Saved {
  n: number;
  kind: 'saved';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Eaten {
  n: number;
  kind: 'eaten';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
export interface Stemmed {
  n: number;
  kind: 'stemmed';
  seat: null;
  peninsula: Peninsula;
  tile: TileOrCentre;
  say: Saying;
  text?: string;
}
export interface SeaLeaves {
  n: number;
  kind: 'sea_leaves';
  seat: null;
  attacker: 'scylla' | 'charybdis';
  say: Saying;
  text?: string;
}
export interface SeaEscaped {
  n: number;
  kind: 'sea_escaped';
  seat: null;
  say: Saying;
  text?: string;
}
export interface AllyPower {
  n: number;
  kind: 'ally_power';
  seat: null;
  figure: FigureKind;
  say: Saying;
  text?: string;
}
export interface PotionTaken {
  n: number;
  kind: 'potion_taken';
  seat: number;
  potion: 'elixir_of_vitality' | 'tincture_of_shadow' | 'draught_of_adamant' | 'philter_of_fortune';
  say: Saying;
  text?: string;
}
export interface PotionPlayed {
  n: number;
  kind: 'potion_played';
  seat: number;
  potion: 'elixir_of_vitality' | 'tincture_of_shadow' | 'draught_of_adamant' | 'philter_of_fortune';
  say: Saying;
  text?: string;
}
export interface HologramPotion {
  n: number;
  kind: 'hologram_potion';
  seat: null;
  potion: 'elixir_of_vitality' | 'tincture_of_shadow' | 'draught_of_adamant' | 'philter_of_fortune';
  say: Saying;
  text?: string;
}
export interface SpiritPlayed {
  n: number;
  kind: 'spirit_played';
  seat: number;
  spirit: 'the_dactyls' | 'the_meliae' | 'the_napaeae' | 'the_oreads' | 'the_tychae' | 'the_muses';
  say: Saying;
  text?: string;
}
export interface SpiritsBack {
  n: number;
  kind: 'spirits_back';
  seat: number;
  say: Saying;
  text?: string;
}
export interface HologramSpirit {
  n: number;
  kind: 'hologram_spirit';
  seat: null;
  spirit: 'the_dactyls' | 'the_meliae' | 'the_napaeae' | 'the_oreads' | 'the_tychae' | 'the_muses';
  say: Saying;
  text?: string;
}
export interface SpiritNamed {
  n: number;
  kind: 'spirit_named';
  seat: null;
  spirit: 'the_dactyls' | 'the_meliae' | 'the_napaeae' | 'the_oreads' | 'the_tychae' | 'the_muses';
  say: Saying;
  text?: string;
}
export interface Inspired {
  n: number;
  kind: 'inspired';
  seat: number;
  inspiration: number;
  say: Saying;
  text?: string;
}
export interface Stayed {
  n: number;
  kind: 'stayed';
  seat: number;
  figure: FigureKind;
  space: Space;
  say: Saying;
  text?: string;
}
