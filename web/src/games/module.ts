/**
 * What a game gives the page: its board and all that is not the same for every table. The shell (`lib` and `screens`)
 * knows no game's words or fields; whatever it must know of a game, it asks here.
 */

import type { Component } from 'svelte';
import type { Choice, GameView, Lang, LogEvent, TableView, Value } from '../lib/wire';

export interface BoardProps {
  /** Observation, choices, prompt, who is asked. */
  game: GameView;
  /** Whose view it is; none for a spectator. */
  seat: number | null;
  lang: Lang;
  /** What the players are called, by seat. */
  names: readonly string[];
  /** False: no animation. */
  motion: boolean;
  /** What just happened: animate from the previous observation to this one. */
  events: LogEvent[];
  /** A log line being hovered: mark its pieces. */
  marked: LogEvent | null;
  /** A hint to show. */
  suggested: Choice | null;
  /** The person chose. */
  act: (choice: Choice) => void;
  /** Hover, focus, long press. */
  explain: (topic: Topic | null, anchor?: Element) => void;
}

export interface Topic {
  title: string;
  text: string;
  /** Rule ids such as "S-5.2". */
  rules: string[];
}

export interface PanelProps {
  game: GameView;
  seat: number | null;
  lang: Lang;
  names: string[];
  explain: BoardProps['explain'];
  act: BoardProps['act'];
  /** All that has happened; only told at the end. */
  log?: readonly LogEvent[];
}

export interface TourStep {
  /** CSS selector of what the step speaks about. */
  target: string;
  text: string;
}

export interface SeatColour {
  fill: string;
  ink: string;
  /** SVG path data in a 24x24 box. */
  emblem: string;
}

/** How an event sounds. */
export type Tone = 'good' | 'bad' | 'dice' | 'step';

/** What an event means to the shell. */
export interface Meaning {
  /** It opens a part of the log, such as a turn or a round. */
  opens: boolean;
  tone: Tone;
  /** Rule ids. */
  rules: string[];
}

export interface GameModule {
  /** Has `data-testid="board"` and can be focused: the shell leads the keyboard there. */
  Board: Component<BoardProps>;
  /** Holdings of all seats, hand, supplies, dice, movement points. */
  Panel: Component<PanelProps>;
  /** The board offers it itself; the shell makes buttons of the others. */
  onBoard: (choice: Choice, game: GameView) => boolean;
  /** What a choice is about, in words: the heading above it in a list. Nothing if it is about no piece. */
  about: (choice: Choice, lang: Lang) => string;
  /** It ends what one is doing, such as a turn: it stands apart, and `e` presses it. */
  ends: (choice: Choice) => boolean;
  /** A question to ask first, for what is rarely meant. */
  risky: (choice: Choice, game: GameView, lang: Lang) => string | null;
  /** By the game, or before it begins by the options of its table. */
  seatColour: (seat: number, game: GameView | null, options?: TableView['options']) => SeatColour;
  /** What may be written into an option, where the option itself cannot say it. */
  optionHelp?: (option: string, lang: Lang) => string;
  /** A value of an option in words; nothing if it is written as it is. */
  valueName: (option: string, value: Value, lang: Lang) => string | null;
  /** What the game counts its course by, such as "Turn 3". */
  turnName: (turn: number, lang: Lang) => string;
  /** The same as a heading, such as "Turns". */
  turnsName: (lang: Lang) => string;
  /** The end: values turned up, scores, tie-break explained. */
  Result: Component<PanelProps>;
  /** Milliseconds that the board takes to show events. */
  lasts: (events: LogEvent[]) => number;
  meaning: (event: LogEvent) => Meaning;
  /** Two sentences for the home page. */
  blurb: (lang: Lang) => string;
  /** A small drawing for the home page. */
  Emblem: Component<{ size?: number }>;
  /** First-visit steps, at most five. */
  tour: (game: GameView, lang: Lang) => TourStep[];
}
