/** What a choice does to people and pieces, as the engine tells it, sorted for red marks and for asking first. */

import type { Choice, GameView } from '../../lib/wire';
import { seen, type Cause, type Choice as Told, type CreatureKind, type Explorer, type Harmed } from './types';
import type { Observation } from './types';

export interface Harm {
  /** Who is out of the game, unless somebody defends. */
  lost: Explorer[];
  /** Who ends up in the water alive. */
  overboard: Explorer[];
  /** Of these not all are lost. */
  oneOf: Explorer[];
  /** Whether a ship goes down. */
  ship: boolean;
  /** Creatures that are removed. */
  creatures: CreatureKind[];
  /** What does it. */
  by: Cause | null;
}

export function isHarm(harm: Harm): boolean {
  return harm.lost.length + harm.overboard.length + harm.oneOf.length + harm.creatures.length > 0 || harm.ship;
}

/** What happens if this choice is made, before any defence. What comes up where a tile sinks is for the tile to tell. */
export function harmOf(choice: Choice, obs: Observation): Harm {
  const told = choice.verb === 'sink' ? undefined : (choice as Told).harm;
  const { lost = [], may = [], most = 0, swim = [] } = told ?? {};
  const every = most >= may.length;
  const pieces = [...lost, ...may];
  return {
    lost: people([...lost, ...(every ? may : [])], obs),
    overboard: people(swim, obs),
    oneOf: people(every ? [] : may, obs),
    ship: pieces.some((one) => one.piece === 'ship'),
    creatures: [...new Set(pieces.filter(isCreature).map((one) => one.piece as CreatureKind))],
    by: [...pieces, ...swim].find((one) => one.by)?.by ?? null,
  };
}

function isCreature(one: Harmed): boolean {
  return one.seat === null && one.piece !== 'ship';
}

function people(harmed: readonly Harmed[], obs: Observation): Explorer[] {
  const ids = new Set(harmed.map((one) => one.piece));
  return obs.explorers.filter((one) => ids.has(one.id));
}

/** Own explorers that a sinking throws into the water although other tiles could be sunk. */
export function drownsOwn(choice: Choice, game: GameView): Explorer[] {
  const obs = seen(game);
  const own = (sinking: Choice) =>
    people((sinking as Told).harm?.swim ?? [], obs).filter((one) => one.seat === obs.seat);
  const others = game.choices.some((other) => other.verb === 'sink' && own(other).length === 0);
  return others ? own(choice) : [];
}
