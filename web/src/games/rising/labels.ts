/** What the things on the board are called by whoever cannot see them. */

import type { Fact } from '../../lib/words/voice';
import { armName, siteName, type Say } from './say';
import { KINDS } from './types';
import type { Figure, Observation, Part, Peninsula, Site } from './types';

/** Whose figure it is; the Hologram and the Automaton are nobody's, and of other kinds only the name is known. */
export function figureFact(figure: Pick<Figure, 'seat' | 'kind'>): Fact {
  if (!KINDS.includes(figure.kind)) return figure.kind.replaceAll('_', ' ');
  const kind = { name: `rising-figure-${figure.kind}` };
  if (figure.kind === 'hologram' || figure.kind === 'automaton' || figure.seat === null) return kind;
  return { name: 'rising-figure-of', facts: { figure: kind, owner: { seat: figure.seat } } };
}

export function figureLabel(figure: Figure, say: Say): string {
  return say('rising-board-figure', { figure: figureFact(figure), site: siteName(figure.space, say) });
}

/** A tile, the centre, a component or a build space: how full it is and who is there. */
export function siteLabel(
  site: Pick<Site, 'name' | 'figures'> | Observation['centre'] | Part | Observation['gate'][number],
  arm: Peninsula | null,
  say: Say,
): string {
  const name = siteName(site.name, say);
  if (arm && 'flooded' in site && site.flooded) return say('rising-board-flooded', { site: name });
  const people = say('rising-board-people', {
    site: name,
    count: site.figures.length,
    figures: site.figures.map(figureFact),
  });
  if (!('capacity' in site)) return people;
  return `${people} ${say('rising-board-room', { used: site.figures.length, capacity: site.capacity })}`;
}

export function armLabel(arm: Peninsula, obs: Observation, say: Say): string {
  const { barrier, land, closed } = obs.island[arm];
  return say('rising-board-arm', { arm: armName(arm, say), barrier, land, closed });
}
