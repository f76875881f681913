/** Explanations: a title, a sentence or two, and the rules where it stands. */

import type { Choice } from '../../lib/wire';
import type { Topic } from '../module';
import {
  armName,
  cardName,
  cardText,
  centreText,
  councilorName,
  councilorText,
  figureName,
  goodName,
  misfortuneName,
  partName,
  partText,
  siteName,
  tileText,
  type Say,
} from './say';
import { ARMS, armOf, CENTRE, partsOf, siteOf } from './types';
import type { Card, Councilor, Good, Misfortune, Observation, Peninsula, Phase, Player } from './types';

const ARM_RULES: Readonly<Record<Peninsula, string[]>> = {
  forests: ['R-6.5', 'R-6.6'],
  hills: ['R-6.5', 'R-6.6'],
  mountains: ['R-6.5', 'R-6.6'],
  cities: ['R-6.9', 'R-6.10', 'R-6.12'],
  libraries: ['R-6.14', 'R-6.15'],
  forges: ['R-6.16'],
};

const GOOD_RULES: Readonly<Record<Good, string[]>> = {
  crystal: ['R-6.6'],
  gold: ['R-6.6'],
  ore: ['R-6.6'],
  atlantium: ['R-6.16'],
  energy: ['R-6.27'],
};

const FIGURE_RULES: Readonly<Partial<Record<string, string[]>>> = {
  leader: ['R-1.18', 'R-1.20'],
  follower: ['R-4.1', 'R-6.13'],
  volunteer: ['R-4.11', 'R-4.12'],
  hologram: ['R-4.13', 'R-4.14'],
  automaton: ['R-4.16', 'R-4.17'],
};

/** Kinds that the page can explain; others are only named. */
const EXPLAINED = ['leader', 'follower', 'volunteer', 'hologram', 'automaton'] as const;

/** What a click on a spot would explain. */
export function spotTopic(spot: string, obs: Observation, say: Say): Topic | null {
  if (spot.startsWith('arm:')) {
    const arm = ARMS.find((one) => spot === `arm:${one}`);
    return arm ? armTopic(arm, obs, say) : null;
  }
  if (spot.includes('@')) return figureTopic(spot.split('@')[0]?.split(':')[1] ?? '', say);
  return siteTopic(spot, obs, say);
}

export function siteTopic(space: string, obs: Observation, say: Say): Topic | null {
  const name = siteOf(space);
  const arm = armOf(name);
  const title = siteName(name, say);
  if (name === CENTRE) return { title, text: centreText(obs, say), rules: ['R-6.17', 'R-4.3'] };
  if (name.startsWith('gate_build_')) {
    return { title, text: say('rising-topic-build-text'), rules: ['R-6.18', 'R-6.19', 'R-6.22'] };
  }
  if (arm) {
    const site = obs.island[arm].tiles.find((tile) => tile.name === name);
    if (!site) return null;
    const state = site.flooded
      ? say('rising-topic-flooded-text')
      : obs.island[arm].closed
        ? say('rising-topic-closed-text')
        : '';
    return { title, text: join(tileText(arm, site, say), state), rules: [...ARM_RULES[arm], 'R-5.1'] };
  }
  const part = partsOf(obs).find((one) => one.name === name);
  if (!part) return null;
  const built = obs.built.includes(part);
  const when = built ? say('rising-topic-built-text') : say('rising-topic-unbuilt-text');
  return { title: partName(part.name, say), text: join(partText(part.name, say), when), rules: ['R-1.13', 'R-6.18'] };
}

export function armTopic(arm: Peninsula, obs: Observation, say: Say): Topic {
  const { land, barrier } = obs.island[arm];
  return {
    title: armName(arm, say),
    text: join(say('rising-topic-arm-text', { land }), say('rising-topic-barrier-text', { barrier })),
    rules: ['R-5.4', 'R-5.6', 'R-6.28'],
  };
}

export function figureTopic(kind: string, say: Say): Topic {
  const known = EXPLAINED.find((one) => one === kind);
  return {
    title: figureName(kind, say),
    text: known ? say(`rising-topic-${known}-text`) : '',
    rules: FIGURE_RULES[kind] ?? [],
  };
}

export function wrathTopic(obs: Observation, say: Say): Topic {
  const { level, floods } = obs.wrath;
  return {
    title: say('rising-setting-wrath'),
    text: join(say('rising-setting-wrath-text'), say('rising-topic-wrath-text', { level, floods })),
    rules: ['R-7.1', 'R-1.29'],
  };
}

export function deckTopic(obs: Observation, say: Say): Topic {
  const { left, top, discard } = obs.misfortunes;
  const names = (cards: object): string =>
    Object.entries(cards)
      .map(([card, count]) => `${misfortuneName(card as Misfortune, say)} ×${count as number}`)
      .join(', ');
  return {
    title: say('rising-deck-misfortunes'),
    text: join(
      say('rising-topic-deck-text', { cards: names(left) || '–' }),
      top.length > 0 &&
        say('rising-topic-deck-top', { cards: top.map((card) => misfortuneName(card, say)).join(', ') }),
      say('rising-topic-deck-discard', { cards: names(discard) || '–' }),
    ),
    rules: ['R-3.13', 'R-3.15'],
  };
}

export function libraryTopic(obs: Observation, say: Say): Topic {
  const names = (cards: object): string =>
    Object.entries(cards)
      .map(([card, count]) => `${cardName(card as Card, say)} ×${count as number}`)
      .join(', ');
  return {
    title: say('rising-deck-library'),
    text: join(
      say('rising-topic-library-text', { cards: names(obs.library.left) || '–' }),
      say('rising-topic-deck-discard', { cards: names(obs.library.discard) || '–' }),
    ),
    rules: ['R-6.14', 'R-6.36'],
  };
}

export function councilorTopic(councilor: Councilor, copied: Councilor | null, say: Say): Topic {
  const also = copied && say('rising-topic-copied-text', { councilor: councilorName(copied, say) });
  return {
    title: councilorName(councilor, say),
    text: join(councilorText(councilor, say), also, copied && councilorText(copied, say)),
    rules: ['R-1.18', 'R-1.19'],
  };
}

export function cardTopic(card: Card, say: Say): Topic {
  return { title: cardName(card, say), text: cardText(card, say), rules: ['R-6.33', 'R-6.36'] };
}

export function goodTopic(good: Good, say: Say): Topic {
  const name = goodName(good, say);
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    text: say(`rising-topic-${good}-text`),
    rules: GOOD_RULES[good],
  };
}

export function poolTopic(player: Player, say: Say): Topic {
  const { supply, waiting_volunteers: waiting } = player;
  return {
    title: say('rising-panel-pool'),
    text: join(
      say('rising-topic-pool-text'),
      say('rising-topic-supply-text', { followers: supply.follower ?? 0, leader: (supply.leader ?? 0) > 0 }),
      waiting > 0 && say('rising-topic-waiting-text', { count: waiting }),
    ),
    rules: ['R-4.3', 'R-6.13'],
  };
}

const PHASE_RULES: Readonly<Record<Step, string[]>> = {
  place: ['R-3.9', 'R-4.1'],
  misfortunes: ['R-3.13', 'R-3.17'],
  actions: ['R-3.21', 'R-6.1'],
  wrath: ['R-3.27', 'R-7.1'],
};

/** The four parts of a round as people know them. */
export type Step = 'place' | 'misfortunes' | 'actions' | 'wrath';
export const STEPS: readonly Step[] = ['place', 'misfortunes', 'actions', 'wrath'];

export function stepOf(phase: Phase): Step | null {
  switch (phase) {
    case 'ROUND_START':
    case 'PLACE':
      return 'place';
    case 'BEFORE_DRAW':
    case 'DRAW':
    case 'RESPONSE':
    case 'RESOLVE':
    case 'END_MISF':
      return 'misfortunes';
    case 'START_ACTIONS':
    case 'ACTIONS':
    case 'ROLL':
    case 'BUILD':
      return 'actions';
    case 'WRATH':
      return 'wrath';
    default:
      return null;
  }
}

export function stepTopic(step: Step, say: Say): Topic {
  return { title: say(`rising-step-${step}`), text: say(`rising-topic-step-${step}-text`), rules: PHASE_RULES[step] };
}

/** What a choice is about: the heading above it in a list. */
export function about(choice: Choice, say: Say): string {
  const { piece, from, to, verb } = choice;
  if (verb === 'place' && piece) return figureName(piece, say);
  const place = from ?? to;
  if (!place || /^p\d$/.test(place)) return '';
  const arm = ARMS.find((one) => one === place);
  return arm ? armName(arm, say) : siteName(place, say);
}

function join(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
