/** Made by `make types` from web/schemas/wire.json; not edited by hand. */

export type Said =
  | string
  | {
      name: string;
      facts?: {
        [k: string]: unknown;
      };
    };
/**
 * What has changed in a value: `[it is this now]`, `{part: changes, or null if it is gone}`, or of a list `[at, how many go, those who come, ...]`.
 */
export type Changes =
  | unknown[]
  | {
      [k: string]: unknown;
    };
export type ClientMessage = Hello | Do | AskHint | AskChat | Ping;
export type ServerMessage = Welcome | Update | PresenceChanged | Ack | Refusal | Hint | ChatPage | Pong | Bye;

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
  lang?: string | null;
  changes?: boolean;
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
    | Admit
    | Remove
    | Block
    | Unblock
    | Mute
    | StandIn
    | BeHost
    | Start
    | Act
    | AutoPass
    | Undo
    | TakeOver
    | Vote
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
 * Host: who may find the table, watch and join, and what happens when somebody does not play.
 *
 *     What is left out from `grace` on stays as it is.
 */
export interface ChangeSettings {
  do: 'settings';
  public: boolean;
  spectators: 'delayed' | 'off' | 'public';
  delay?: number;
  grace?: number | null;
  takeovers?: boolean | null;
  bot?: string | null;
  clock?: number | null;
  window?: number | null;
  door?: ('ask' | 'closed' | 'open') | null;
}
/**
 * Host: let in somebody who knocks.
 */
export interface Admit {
  do: 'admit';
  person: string;
}
/**
 * Host: send somebody away who has no seat in a running game, or who knocks.
 */
export interface Remove {
  do: 'remove';
  person: string;
}
/**
 * Host: send somebody away and keep them out, with anybody who comes from where they came.
 */
export interface Block {
  do: 'block';
  person: string;
}
/**
 * Host: let somebody join again.
 */
export interface Unblock {
  do: 'unblock';
  person: string;
}
/**
 * Host: let somebody talk no more, or again.
 */
export interface Mute {
  do: 'mute';
  person: string;
  muted?: boolean;
}
/**
 * Choose the bot that plays for me when I am away; without one it is the table's.
 */
export interface StandIn {
  do: 'stand_in';
  bot?: string | null;
}
/**
 * Become the host, when the host has been away for the table's grace time. Anybody seated may ask.
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
 * Pass, and keep passing until this seat is asked something else; or, with `on` false, stop doing so.
 */
export interface AutoPass {
  do: 'auto_pass';
  seat: number;
  at: number;
  on?: boolean;
}
/**
 * Take one's last decision back, or that of somebody else at the same screen.
 */
export interface Undo {
  do: 'undo';
  seat: number;
  at: number;
}
/**
 * Let a bot play for oneself; or for somebody who has been away for the table's grace time, if one is seated.
 *
 *     For oneself it may be any bot, for somebody else only the one they chose or the table's.
 */
export interface TakeOver {
  do: 'take_over';
  seat: number;
  bot?: string | null;
}
/**
 * Be for letting a bot play for somebody who is here and has not decided for the table's grace time.
 */
export interface Vote {
  do: 'vote';
  seat: number;
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
/**
 * What was said before the line with this number?
 */
export interface AskChat {
  type: 'ask_chat';
  key: string;
  before: number;
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
  say: Said;
  text?: string;
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
  running: number;
  earlier: boolean;
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
  waiting: boolean;
  muted: boolean;
  stand_in: string | null;
  guests: Guest[];
  knocking: Guest[];
  blocked: Guest[];
}
/**
 * Somebody whom the host may do something about.
 */
export interface Guest {
  person: string;
  name: string;
  muted: boolean;
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
  grace: number;
  takeovers: boolean;
  bot: string;
  clock: number;
  window: number;
  door: 'ask' | 'closed' | 'open';
  away: {
    [k: string]: number;
  };
  votes: VoteView[];
  asking: number | null;
}
export interface SeatView {
  seat: number;
  title: Said;
  kind: 'bot' | 'open' | 'person';
  name: string | null;
  bot: string | null;
  person: string | null;
  ready: boolean;
  locked: boolean;
  resigned: boolean;
  handed: ('away' | 'clock' | 'self' | 'vote') | null;
}
/**
 * Who is for letting a bot play a seat, and how many more would have to be.
 */
export interface VoteView {
  seat: number;
  persons: string[];
  missing: number;
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
  say: Said;
  asked: number[];
  choices: Choice[];
  undo: boolean;
  prompt?: string;
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
  say: Said;
  sentence?: string;
  harm?: Harm;
  price?: Price;
}
/**
 * Pieces that will be lost; those that may be, of which `most` at most together; who may defend them.
 */
export interface Harm {
  lost: HarmedPiece[];
  may: HarmedPiece[];
  most: number;
  defenders: number[];
  say: Said;
  sentence?: string;
}
export interface HarmedPiece {
  piece: string;
  seat: number | null;
  at: string | null;
}
/**
 * What has to be paid: goods, `more` and `less` of any kind; who pays or may be asked to.
 */
export interface Price {
  goods: {
    [k: string]: number;
  };
  more: number;
  less: number;
  payers: number[];
  say: Said;
  sentence?: string;
}
export interface ChatLine {
  person: string;
  name: string;
  text: string;
  at: number;
  number: number;
}
export interface Presence {
  present: string[];
  watching: number;
}
/**
 * Something happened. `version` is one more than that of the message before, or you missed one: say Hello.
 */
export interface Update {
  type: 'update';
  version: number;
  log: LogEvent[];
  whole: boolean;
  chat: ChatLine[];
  now: number;
  view?: View;
  changes?: Changes;
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
 * `code` is for programs and does not change. `key` is None if no command could be read.
 */
export interface Refusal {
  type: 'refused';
  key: string | null;
  code: string;
  say: Saying;
  reason?: string;
}
/**
 * A sentence that is still to be made: the name of a message, as in the files of words, and what goes into it.
 */
export interface Saying {
  name: string;
  facts?: {
    [k: string]: unknown;
  };
}
export interface Hint {
  type: 'hint';
  key: string;
  action: number;
  text: string;
  say: Said;
  sentence?: string;
}
export interface ChatPage {
  type: 'chat_page';
  key: string;
  chat: ChatLine[];
  earlier: boolean;
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
  say: Saying;
  reason?: string;
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
  grace?: number;
  takeovers?: boolean;
  bot?: string | null;
  clock?: number;
  window?: number;
  door?: 'ask' | 'closed' | 'open';
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
  seat_titles: Said[];
}
export interface OptionInfo {
  name: string;
  type: 'choice' | 'flag' | 'number' | 'text';
  default: boolean | number | string;
  allowed: (boolean | number | string)[];
  title: Said;
  help: Said;
}
export interface BotInfo {
  name: string;
  help: Said;
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
  title: Said;
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
  say: Said;
  scores: number[];
  prompt?: string;
}
export interface Health {
  status: 'ok';
  version: string;
  database: string;
  tables: number;
  connections: number;
}
/**
 * The body of every answer from 400 on. `code` is for programs and does not change.
 */
export interface Problem {
  code: string;
  say: Saying;
  detail: string;
}
