/** A game that nobody wrote: players take pebbles from a heap. It shares no word with any of ours. */

import type { GameModule, Tone } from '../../src/games/module';
import Board from './Board.svelte';
import Emblem from './Emblem.svelte';
import Panel from './Panel.svelte';

const TONES: Record<string, Tone> = { dropped: 'bad', treasure: 'good', shaken: 'dice' };

const pebbles: GameModule = {
  Board,
  Panel,
  Result: Panel,
  Emblem,
  onBoard: (choice) => choice.piece !== null,
  about: (choice) => (choice.piece ? `Heap ${choice.piece}` : ''),
  ends: (choice) => choice.verb === 'enough',
  risky: (choice) => (choice.piece === 'all' ? 'All of them?' : null),
  seatColour: (seat) => ({ fill: seat ? '#123456' : '#654321', ink: '#ffffff', emblem: 'M0 0h24v24H0Z' }),
  valueName: (option, value) => (option === 'heap' && value === 'l' ? 'a large heap' : null),
  turnName: (turn, lang) => (lang === 'es' ? `Marea ${turn}` : `Tide ${turn}`),
  turnsName: (lang) => (lang === 'es' ? 'Mareas' : 'Tides'),
  lasts: (events) => events.length * 100,
  meaning: (event) => ({
    opens: event.kind === 'dawn',
    tone: TONES[event.kind] ?? 'step',
    rules: event.kind === 'dropped' ? ['P-1.2'] : [],
  }),
  blurb: (lang) => (lang === 'es' ? 'Coge guijarros.' : 'Take pebbles.'),
  tour: () => [{ target: '[data-testid="board"]', text: 'The heap.' }],
};

export default pebbles;
