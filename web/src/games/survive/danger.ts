/** What a choice would do to people and pieces, as far as it can be seen: for red marks and for asking first. */

import type { Choice, GameView } from '../../lib/wire';
import { neighbours } from './geometry';
import { seen, type CreatureKind, type Explorer, type Observation, type Ship } from './types';

export interface Harm {
  /** Who is out of the game, unless somebody defends. */
  lost: Explorer[];
  /** Who ends up in the water alive. */
  overboard: Explorer[];
  /** Of these a squid takes one. */
  oneOf: Explorer[];
  /** Whether a ship goes down. */
  ship: boolean;
  /** Creatures that are removed. */
  creatures: CreatureKind[];
  /** What does it. */
  by: CreatureKind | null;
}

interface Waters {
  ship: Ship | null;
  crew: Explorer[];
  exposed: Explorer[];
  kinds: Map<CreatureKind, number>;
  freeDolphins: number;
}

function noHarm(): Harm {
  return { lost: [], overboard: [], oneOf: [], ship: false, creatures: [], by: null };
}

export function isHarm(harm: Harm): boolean {
  return harm.lost.length + harm.overboard.length + harm.oneOf.length + harm.creatures.length > 0 || harm.ship;
}

function waters(obs: Observation, space: string): Waters {
  const ship = obs.ships.find((one) => one.at === space) ?? null;
  const there = obs.explorers.filter((one) => one.at === space);
  const kinds = new Map<CreatureKind, number>();
  let freeDolphins = 0;
  for (const creature of obs.creatures) {
    if (creature.at !== space) continue;
    kinds.set(creature.kind, (kinds.get(creature.kind) ?? 0) + 1);
    if (creature.kind === 'dolphin' && !creature.protects) freeDolphins++;
  }
  return {
    ship,
    crew: there.filter((one) => one.standing === 'aboard'),
    exposed: there.filter((one) => one.standing === 'swimmer' && !one.protected),
    kinds,
    freeDolphins,
  };
}

/** What happens if this choice is made, before any defence. */
export function harmOf(choice: Choice, obs: Observation): Harm {
  const to = choice.to ?? choice.from ?? '';
  switch (choice.verb) {
    case 'swim':
      return ofSwimmer(explorer(obs, choice.piece), waters(obs, to));
    case 'overboard':
      return ofSwimmer(explorer(obs, choice.piece), waters(obs, to));
    case 'board':
      return ofBoarding(explorer(obs, choice.piece), waters(obs, to));
    case 'sail':
      return ofSailing(waters(obs, choice.from ?? '').crew, waters(obs, to));
    case 'go':
    case 'stay':
      return ofPicked(choice, obs, to);
    case 'switch':
      return ofLeaving(obs, choice.from ?? '', choice.piece);
    case 'victim': {
      const victim = explorer(obs, choice.piece);
      return victim ? { ...noHarm(), lost: [victim], by: 'squid' } : noHarm();
    }
    default:
      return noHarm();
  }
}

function explorer(obs: Observation, id: string | null): Explorer | null {
  return obs.explorers.find((one) => one.id === id) ?? null;
}

/** Serpents before sharks: they leave nobody a defence. */
function eater(sea: Waters): CreatureKind | null {
  if (sea.kinds.has('serpent')) return 'serpent';
  return sea.kinds.has('shark') ? 'shark' : null;
}

function wrecker(sea: Waters): CreatureKind | null {
  if (sea.kinds.has('serpent')) return 'serpent';
  return sea.kinds.has('whale') ? 'whale' : null;
}

function ofSwimmer(who: Explorer | null, sea: Waters): Harm {
  const by = eater(sea);
  if (!who || !by || sea.freeDolphins > 0) return noHarm();
  return { ...noHarm(), lost: [who], by };
}

function ofBoarding(who: Explorer | null, sea: Waters): Harm {
  if (!who || sea.crew.length > 0) return noHarm();
  return ofSailing([who], sea);
}

/** Passengers come into waters with their ship (S-4.11). */
function ofSailing(crew: Explorer[], sea: Waters): Harm {
  const by = wrecker(sea);
  if (!by || crew.length === 0) return noHarm();
  const eaten = eater(sea) !== null && crew.length > sea.freeDolphins;
  return { ...noHarm(), ship: true, by, lost: eaten ? crew : [], overboard: eaten ? [] : crew };
}

function ofPicked(choice: Choice, obs: Observation, to: string): Harm {
  const picked = obs.picked;
  const sea = waters(obs, to);
  if (!picked) return choice.piece === 'squid' ? ofSquid(obs, to, !obs.options.squid_v2) : noHarm();
  switch (picked.kind) {
    case 'serpent':
      return {
        ...noHarm(),
        ship: sea.crew.length > 0,
        lost: [...sea.crew, ...sea.exposed],
        by: 'serpent',
      };
    case 'shark':
      return { ...noHarm(), lost: sea.exposed, by: 'shark' };
    case 'whale':
      return ofWhale(sea);
    case 'squid':
      return ofSquid(obs, to, true);
    case 'dolphin':
      return picked.id ? ofLeaving(obs, picked.at, null) : noHarm();
    case 'ship':
      return ofSailing(waters(obs, picked.at).crew, sea);
    default:
      return ofSwimmer(explorer(obs, picked.id), sea);
  }
}

function ofWhale(sea: Waters): Harm {
  const squids = sea.kinds.has('squid') ? (['squid'] as CreatureKind[]) : [];
  if (sea.crew.length === 0) return { ...noHarm(), creatures: squids, by: 'whale' };
  const eaten = eater(sea) !== null && sea.crew.length > sea.freeDolphins;
  return {
    ...noHarm(),
    ship: true,
    lost: eaten ? sea.crew : [],
    overboard: eaten ? [] : sea.crew,
    creatures: squids,
    by: 'whale',
  };
}

function ofSquid(obs: Observation, space: string, attacks: boolean): Harm {
  const sea = waters(obs, space);
  const whales = sea.kinds.has('whale') ? (['whale'] as CreatureKind[]) : [];
  const near = new Set(neighbours(space).filter((one) => obs.island[one]));
  const onTiles = obs.explorers.filter((one) => one.standing === 'land' && one.at !== null && near.has(one.at));
  return { ...noHarm(), creatures: whales, oneOf: attacks ? [...sea.crew, ...onTiles] : [], by: 'squid' };
}

/** The picked dolphin leaves whom it protected (S-8.6.14), or turns to another swimmer of its space. */
function ofLeaving(obs: Observation, space: string, turnsTo: string | null): Harm {
  const left = explorer(obs, obs.picked?.id ?? null);
  const sea = waters(obs, space);
  const by = eater(sea);
  if (!left || !by || sea.freeDolphins > 0) return noHarm();
  return left.id === turnsTo ? noHarm() : { ...noHarm(), lost: [left], by };
}

/** Own explorers that a sinking throws into the water although other tiles could be sunk. */
export function drownsOwn(choice: Choice, game: GameView): Explorer[] {
  const obs = seen(game);
  const own = (space: string | null) =>
    obs.explorers.filter((one) => one.at === space && one.standing === 'land' && one.seat === obs.seat);
  const mine = own(choice.from);
  if (mine.length === 0) return [];
  const others = game.choices.some((other) => other.verb === 'sink' && own(other.from).length === 0);
  return others ? mine : [];
}
