/** What goes over the wire: the server's own types, and what games fill into them. */

import type { Do, OptionInfo, TableView } from './wire_types';

export * from './wire_types';

export type Lang = 'en' | 'es';
export type Command = Do['command'];
export type Value = OptionInfo['default'];
export type Spectators = TableView['spectators'];
export type Status = TableView['status'];

/** Data that each game lays out in its own way. */
export type Facts = Record<string, any>;

/** A legal action as people and boards read it. */
export interface Choice {
  action: number;
  text: string;
  verb: string;
  piece: string | null;
  from: string | null;
  to: string | null;
  sentence: string;
  [field: string]: unknown;
}

/** Something that happened in the game: `kind` and the game's own fields. */
export interface LogEvent {
  n: number;
  kind: string;
  seat?: number | null;
  text: string;
  [field: string]: unknown;
}
