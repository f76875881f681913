/** Made by `make types` from web/schemas/wire.json; not edited by hand. */

export type ClientMessage = Hello | Do | AskHint | Ping;
export type ServerMessage = Welcome | Update | PresenceChanged | Ack | Refusal | Hint | Pong | Bye;

export const PROTOCOL = 1;
/**
 * The first message of a connection. Said again, it changes the language or the seat one looks from.
 */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  token?: string | null;
  seat?: number | null;
  seen?: number | null;
  lang?: 'en' | 'es';
}
export interface Do {
  type: 'do';
  key: string;
  command:
    | Rename
    | Sit
    | Stand
    | SeatBot
    | LockSeat
    | SetReady
    | ChangeSettings
    | BeHost
    | Start
    | Act
    | Undo
    | TakeOver
    | ComeBack
    | Resign
    | Say
    | Rematch;
}
/**
 * Call me this.
 */
export interface Rename {
  do: 'rename';
  name: string;
}
/**
 * Take an open seat; `name` for a second person at the same screen.
 */
export interface Sit {
  do: 'sit';
  seat: number;
  name?: string | null;
}
/**
 * Leave one's seat before the game starts; the host may ask this of anybody, bots included.
 */
export interface Stand {
  do: 'stand';
  seat: number;
}
/**
 * Host: let a bot have an open seat, or change the bot.
 */
export interface SeatBot {
  do: 'seat_bot';
  seat: number;
  bot: string;
}
/**
 * Host: keep a seat for somebody, or open it to anybody.
 */
export interface LockSeat {
  do: 'lock';
  seat: number;
  locked: boolean;
}
export interface SetReady {
  do: 'ready';
  seat: number;
  ready: boolean;
}
/**
 * Host: who may find the table and who may watch.
 */
export interface ChangeSettings {
  do: 'settings';
  public: boolean;
  spectators: 'delayed' | 'off' | 'public';
  delay?: number;
}
/**
 * Become the host, when the host is away. Anybody seated may ask.
 */
export interface BeHost {
  do: 'be_host';
}
/**
 * Host: begin. Everybody is ready; open seats go to bots of the kind `fill`.
 */
export interface Start {
  do: 'start';
  fill?: string | null;
}
/**
 * A decision, by number or by text.
 */
export interface Act {
  do: 'act';
  seat: number;
  at: number;
  action: number | string;
}
/**
 * Take one's last decision back.
 */
export interface Undo {
  do: 'undo';
  seat: number;
  at: number;
}
/**
 * Let a bot play for a person who is away. Anybody seated may ask.
 */
export interface TakeOver {
  do: 'take_over';
  seat: number;
  bot?: string | null;
}
/**
 * Play on oneself.
 */
export interface ComeBack {
  do: 'come_back';
  seat: number;
}
export interface Resign {
  do: 'resign';
  seat: number;
}
export interface Say {
  do: 'say';
  text: string;
}
/**
 * Play again with the same people and options.
 */
export interface Rematch {
  do: 'rematch';
}
/**
 * What would a good bot do in my place?
 */
export interface AskHint {
  type: 'ask_hint';
  key: string;
  seat: number;
}
export interface Ping {
  type: 'ping';
}
/**
 * Something that happened in the game.
 */
export interface LogEvent {
  n: number;
  kind: string;
  text: string;
}
/**
 * The answer to Hello: where things stand. It may come unasked too, when what you may see has changed.
 */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  view: View;
  log: LogEvent[];
  whole: boolean;
  chat: ChatLine[];
  presence: Presence;
  now: number;
}
/**
 * All there is to see at a version.
 */
export interface View {
  version: number;
  you: You;
  table: TableView;
  game: GameView | null;
}
/**
 * Who you are at this table.
 */
export interface You {
  person: string | null;
  name: string | null;
  host: boolean;
  seats: number[];
  seat: number | null;
  wanted: number[];
}
export interface TableView {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  status: 'abandoned' | 'open' | 'over' | 'playing';
  public: boolean;
  spectators: 'delayed' | 'off' | 'public';
  delay: number;
  host: string;
  seats: SeatView[];
  bots: string[];
  rematch: string | null;
  rematch_of: string | null;
  created: number;
  started: number | null;
  since: number;
}
export interface SeatView {
  seat: number;
  title: string;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  person: string | null;
  ready: boolean;
  locked: boolean;
  resigned: boolean;
}
/**
 * The game as one seat (or a spectator) may see it.
 */
export interface GameView {
  moment: number;
  turn: number;
  observation: {
    [k: string]: unknown;
  };
  prompt: string;
  asked: number[];
  choices: Choice[];
  undo: boolean;
}
/**
 * A legal action as people and boards read it.
 */
export interface Choice {
  action: number;
  text: string;
  verb: string;
  piece: string | null;
  from: string | null;
  to: string | null;
  sentence: string;
}
export interface ChatLine {
  person: string;
  name: string;
  text: string;
  at: number;
}
export interface Presence {
  present: string[];
  watching: number;
}
/**
 * Something happened. `view.version` is one more than that of the message before, or you missed one: say Hello.
 */
export interface Update {
  type: 'update';
  view: View;
  log: LogEvent[];
  whole: boolean;
  chat: ChatLine[];
  now: number;
}
export interface PresenceChanged {
  type: 'presence';
  presence: Presence;
}
/**
 * The command is carried out and stored. The update it caused comes after it.
 */
export interface Ack {
  type: 'ack';
  key: string;
  version: number;
}
/**
 * `code` is for programs and does not change; `reason` is a sentence. `key` is None if no command could be read.
 */
export interface Refusal {
  type: 'refused';
  key: string | null;
  code: string;
  reason: string;
}
export interface Hint {
  type: 'hint';
  key: string;
  action: number;
  text: string;
  sentence: string;
}
export interface Pong {
  type: 'pong';
  now: number;
}
/**
 * The server closes the connection, and why. Come back unless the code says otherwise.
 */
export interface Bye {
  type: 'bye';
  code: string;
  reason: string;
}
export interface NewTable {
  game: string;
  name: string;
  seats: SeatPlan[];
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  spectators?: 'delayed' | 'off' | 'public';
  delay?: number;
  start?: boolean;
}
/**
 * Who gets a seat of a new table: you, somebody else at your screen, a bot, or whoever comes.
 */
export interface SeatPlan {
  kind: 'bot' | 'open' | 'person' | 'you';
  name?: string | null;
  bot?: string | null;
}
export interface JoinTable {
  name: string;
  seat?: number | null;
}
export interface GameInfo {
  name: string;
  title: string;
  cooperative: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  default_seats: number;
  options: OptionInfo[];
  bots: BotInfo[];
  seat_titles: {
    [k: string]: string[];
  };
}
export interface OptionInfo {
  name: string;
  type: 'choice' | 'flag' | 'number' | 'text';
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  help: {
    [k: string]: string;
  };
}
export interface BotInfo {
  name: string;
  help: {
    [k: string]: string;
  };
}
export interface TableList {
  tables: TableSummary[];
}
export interface TableSummary {
  id: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  status: 'abandoned' | 'open' | 'over' | 'playing';
  public: boolean;
  spectators: 'delayed' | 'off' | 'public';
  seats: SeatSummary[];
  turn: number;
  created: number;
  changed: number;
}
export interface SeatSummary {
  title: string;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  score: number | null;
}
/**
 * Your way in. Whoever has the token is you: keep it.
 */
export interface Ticket {
  table: string;
  person: string;
  token: string;
}
export interface Replay {
  table: TableSummary;
  seat: number | null;
  first: number;
  total: number;
  frames: Frame[];
}
/**
 * A moment of a finished game as one seat, or a spectator, saw it.
 */
export interface Frame {
  moment: number;
  turn: number;
  observation: {
    [k: string]: unknown;
  };
  log: LogEvent[];
  prompt: string;
  scores: number[];
}
export interface Health {
  status: 'ok';
  version: string;
  database: string;
  tables: number;
  connections: number;
}
/**
 * The body of every answer from 400 on.
 */
export interface Problem {
  code: string;
  reason: string;
}
