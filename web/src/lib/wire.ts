/** What goes over the wire: the server's own types, and short names for parts of them. */

import type { Do, GameView, OptionInfo, Problem, TableView } from './wire_types';

export * from './wire_types';

/** The code of a language. */
export type Lang = string;
export type Command = Do['command'];
/** Why something was not done: a code to go by, and a sentence that is still to be made. */
export type Reason = Pick<Problem, 'code' | 'say'>;
export type Value = OptionInfo['default'];
export type Spectators = TableView['spectators'];
export type Status = TableView['status'];
export type Door = TableView['door'];
/** What the host sets. */
export type TableRules = Pick<
  TableView,
  'public' | 'spectators' | 'delay' | 'door' | 'grace' | 'takeovers' | 'clock' | 'window'
> & { bot: string | null };
/** Data that each game lays out in its own way, and only the game's own module reads. */
export type Facts = GameView['observation'];
