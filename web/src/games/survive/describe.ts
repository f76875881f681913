/** Spaces and pieces in words: names for screen readers, and whom a choice would hurt. */

import { harmOf, isHarm, type Harm } from './danger';
import { isIsle, isleOf } from './geometry';
import type { Choice } from '../../lib/wire';
import { CREATURES, type Explorer, type Observation } from './types';
import { colour, creature, isle, isleName, terrainName, type Say } from './say';

/** "2 explorers of yours and 1 Blue". */
export function tally(explorers: readonly Explorer[], obs: Observation, say: Say): string {
  const mine = explorers.filter((one) => one.seat === obs.seat);
  const parts = mine.length > 0 ? [say('survive-board-yours', { count: mine.length })] : [];
  const colours = [...new Set(explorers.filter((one) => one.seat !== obs.seat).map((one) => one.colour))];
  for (const one of colours) {
    const count = explorers.filter((other) => other.colour === one && other.seat !== obs.seat).length;
    parts.push(say('survive-board-of', { count, colour: colour(one) }));
  }
  return say('survive-board-and', { items: parts });
}

/** What is in a space, most important first. */
function contents(space: string, obs: Observation, say: Say): string[] {
  const there = obs.explorers.filter((one) => one.at === space);
  if (isIsle(space)) return there.length > 0 ? [say('survive-board-saved', { who: tally(there, obs, say) })] : [];
  const parts: string[] = [];
  const ship = obs.ships.find((one) => one.at === space);
  if (ship) {
    const crew = there.filter((one) => one.standing === 'aboard');
    const mine = obs.seat !== null && ship.controllers.includes(obs.seat) && crew.length > 0;
    const name = mine ? say('survive-board-your-ship') : say('survive-piece-ship');
    parts.push(
      crew.length === 0
        ? say('survive-board-empty-ship')
        : say('survive-board-ship-with', { ship: name, crew: withValues(crew, obs, say) }),
    );
  }
  const land = there.filter((one) => one.standing === 'land');
  if (land.length > 0) parts.push(withValues(land, obs, say));
  const swimmers = there.filter((one) => one.standing === 'swimmer');
  if (swimmers.length > 0) parts.push(say('survive-board-swimmers', { who: withValues(swimmers, obs, say) }));
  for (const kind of CREATURES) {
    const count = obs.creatures.filter((one) => one.at === space && one.kind === kind).length;
    if (count > 0) parts.push(say('survive-board-creatures', { count, creature: creature(kind) }));
  }
  return parts;
}

function withValues(explorers: readonly Explorer[], obs: Observation, say: Say): string {
  const values = explorers.flatMap((one) => one.value ?? []);
  const text = tally(explorers, obs, say);
  return values.length > 0
    ? `${text} (${values.map((value) => say('survive-board-worth', { value })).join(', ')})`
    : text;
}

/** "G6, sea, your ship with 2 explorers of yours". */
export function spaceName(space: string, obs: Observation, say: Say): string {
  if (isIsle(space)) return [isleName(space, say), ...contents(space, obs, say)].join(', ');
  const terrain = obs.island[space];
  const port = isleOf(space);
  const kind = terrain ? terrainName(terrain, say) : say('survive-terrain-sea');
  const parts = [
    space,
    kind,
    ...(port ? [say('survive-board-port', { isle: isle(port) })] : []),
    ...contents(space, obs, say),
  ];
  return parts.join(', ');
}

/** Whom a choice would hurt, or nothing. */
export function harmText(harm: Harm, obs: Observation, say: Say): string[] {
  const parts: string[] = [];
  if (harm.lost.length > 0) parts.push(say('survive-marks-lost', { whom: tally(harm.lost, obs, say) }));
  if (harm.overboard.length > 0) parts.push(say('survive-marks-overboard', { whom: tally(harm.overboard, obs, say) }));
  if (harm.oneOf.length > 0) parts.push(say('survive-marks-one-of', { whom: tally(harm.oneOf, obs, say) }));
  for (const kind of harm.creatures) parts.push(say('survive-marks-removes', { creature: creature(kind) }));
  return parts;
}

/** The harm that all the choices of a destination have in common; what one can avoid there is no mark. */
export function commonHarm(choices: readonly Choice[], obs: Observation): Harm | null {
  const harms = choices.map((choice) => harmOf(choice, obs));
  return harms.length > 0 && harms.every(isHarm) ? (harms[0] ?? null) : null;
}
