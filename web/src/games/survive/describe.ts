/** Spaces and pieces in words: names for screen readers, and whom a choice would hurt. */

import { harmOf, isHarm, type Harm } from './danger';
import { isIsle, isleOf } from './geometry';
import type { Choice } from '../../lib/wire';
import { CREATURES, type Explorer, type Observation } from './types';
import type { Words } from './words';

/** "2 explorers of yours and 1 Blue". */
export function tally(explorers: readonly Explorer[], obs: Observation, words: Words): string {
  const mine = explorers.filter((one) => one.seat === obs.seat);
  const parts = mine.length > 0 ? [words.board.yours(mine.length)] : [];
  const colours = [...new Set(explorers.filter((one) => one.seat !== obs.seat).map((one) => one.colour))];
  for (const colour of colours) {
    const count = explorers.filter((one) => one.colour === colour && one.seat !== obs.seat).length;
    parts.push(words.board.of(count, words.colours[colour]));
  }
  return words.board.and(parts);
}

/** What is in a space, most important first. */
function contents(space: string, obs: Observation, words: Words): string[] {
  const there = obs.explorers.filter((one) => one.at === space);
  if (isIsle(space)) return there.length > 0 ? [words.board.saved(tally(there, obs, words))] : [];
  const parts: string[] = [];
  const ship = obs.ships.find((one) => one.at === space);
  if (ship) {
    const crew = there.filter((one) => one.standing === 'aboard');
    const mine = obs.seat !== null && ship.controllers.includes(obs.seat) && crew.length > 0;
    const name = mine ? words.board.yourShip : words.board.ship;
    parts.push(crew.length === 0 ? words.board.empty : words.board.shipWith(name, withValues(crew, obs, words)));
  }
  const land = there.filter((one) => one.standing === 'land');
  if (land.length > 0) parts.push(withValues(land, obs, words));
  const swimmers = there.filter((one) => one.standing === 'swimmer');
  if (swimmers.length > 0) parts.push(words.board.swimmers(withValues(swimmers, obs, words)));
  for (const kind of CREATURES) {
    const count = obs.creatures.filter((one) => one.at === space && one.kind === kind).length;
    if (count > 0) parts.push(words.board.creature(count, words.creatures[kind], words.creaturesMany[kind]));
  }
  return parts;
}

function withValues(explorers: readonly Explorer[], obs: Observation, words: Words): string {
  const values = explorers.flatMap((one) => one.value ?? []);
  const text = tally(explorers, obs, words);
  return values.length > 0 ? `${text} (${values.map((value) => words.board.worth(value)).join(', ')})` : text;
}

/** "G6, sea, your ship with 2 explorers of yours". */
export function spaceName(space: string, obs: Observation, words: Words): string {
  if (isIsle(space)) return [words.isles[space], ...contents(space, obs, words)].join(', ');
  const terrain = obs.island[space];
  const port = isleOf(space);
  const kind = terrain ? words.terrains[terrain] : words.board.sea;
  const parts = [space, kind, ...(port ? [words.board.port(words.isles[port])] : []), ...contents(space, obs, words)];
  return parts.join(', ');
}

/** Whom a choice would hurt, or nothing. */
export function harmText(harm: Harm, obs: Observation, words: Words): string[] {
  const parts: string[] = [];
  if (harm.lost.length > 0) parts.push(words.marks.lost(tally(harm.lost, obs, words)));
  if (harm.overboard.length > 0) parts.push(words.marks.overboard(tally(harm.overboard, obs, words)));
  if (harm.oneOf.length > 0) parts.push(words.marks.oneOf(tally(harm.oneOf, obs, words)));
  for (const kind of harm.creatures) parts.push(words.marks.removes(words.creatures[kind]));
  return parts;
}

/** The harm that all the choices of a destination have in common; what one can avoid there is no mark. */
export function commonHarm(choices: readonly Choice[], obs: Observation): Harm | null {
  const harms = choices.map((choice) => harmOf(choice, obs));
  return harms.length > 0 && harms.every(isHarm) ? (harms[0] ?? null) : null;
}
