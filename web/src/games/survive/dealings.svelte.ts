/** What can be done now and what is being done: the piece that is picked, where it can go, the list beside a space. */

import type { Choice, GameView } from '../../lib/wire';
import { canAct, destinations, offers, sameAct } from './choose';
import type { Harm } from './danger';
import { commonHarm, harmText, spaceName } from './describe';
import { PLACES } from './geometry';
import { choiceItems, pieceItems, pieceLabel, type Item } from './items';
import { pieceName, piecesAt, type Piece, type Scene } from './scene';
import { seen } from './types';
import type { Say } from './say';

/** Where the dealings take place. */
export interface Ground {
  game: () => GameView;
  say: () => Say;
  scene: () => Scene;
  /** Whether the picture is that of the game as it stands. */
  live: () => boolean;
  act: (choice: Choice) => void;
}

export interface Named {
  name: string;
  piece: Piece;
}

export interface Menu {
  space: string;
  items: Item[];
  choose: (item: Item) => void;
}

export class Dealings {
  picked = $state<string | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** The space whose pieces somebody has spread out. */
  spread = $state<string | null>(null);
  /** For screen readers. */
  said = $state('');
  /** A decision has been made whose effect is not here yet. */
  acted = false;

  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  readonly obs = $derived.by(() => seen(this.#ground.game()));
  readonly found = $derived.by(() => offers(this.#ground.game()));
  readonly live = $derived.by(() => this.#ground.live());
  readonly holding = $derived(this.picked ?? this.found.held);
  readonly targets = $derived(this.live ? destinations(this.found, this.picked) : new Map<string, Choice[]>());
  readonly placing = $derived.by(
    () => this.live && this.#ground.game().choices.some((choice) => choice.verb === 'place'),
  );
  readonly sinking = $derived.by(() => {
    const choices = this.live ? this.#ground.game().choices : [];
    return new Set(choices.filter((choice) => choice.verb === 'sink').map((choice) => choice.from ?? ''));
  });
  readonly harms = $derived.by(() => {
    const all = new Map<string, Harm>();
    for (const [space, choices] of this.targets) {
      const harm = commonHarm(choices, this.obs);
      if (harm) all.set(space, harm);
    }
    return all;
  });
  /** Keys of the pieces that act when they are chosen. */
  readonly ready = $derived.by(() => {
    const pieces = this.live ? this.#ground.scene().pieces : [];
    return new Set(pieces.filter((piece) => this.#free(piece)).map((piece) => piece.key));
  });
  /** Where the pieces stand among which alone one is to choose: there they must be told apart. */
  readonly #asked = $derived.by(() => {
    if (!this.live || this.found.moves.size > 0 || this.found.spaces.size > 0) return null;
    const spaces = this.#ground
      .scene()
      .pieces.filter((piece) => this.ready.has(piece.key))
      .map((piece) => piece.at);
    return spaces.length > 1 && new Set(spaces).size === 1 ? (spaces[0] ?? null) : null;
  });
  /** The space whose pieces stand spread out. */
  readonly opened = $derived(this.spread ?? this.#asked);
  readonly labels = $derived.by(() => new Map([...PLACES.keys()].map((space) => [space, this.#label(space)])));

  /** A new position: nothing is picked in it. */
  begin(): void {
    this.acted = false;
    this.picked = null;
    this.menu = null;
    this.spread = null;
  }

  /** A piece on a destination stands back: there the destination is chosen, not the piece. */
  #free(piece: Piece): boolean {
    const name = pieceName(piece);
    if (!canAct(this.found, name)) return false;
    if (this.holding === null) return !this.placing;
    return name !== this.found.held && (this.found.atOnce.has(name) || !this.targets.has(piece.at));
  }

  #label(space: string): string {
    const say = this.#ground.say();
    const parts = [spaceName(space, this.obs, say)];
    if (this.sinking.has(space)) parts.push(say('survive-board-may-sink'));
    else if (this.targets.has(space)) parts.push(say('survive-board-destination'));
    const harm = this.harms.get(space);
    if (harm) parts.push(...harmText(harm, this.obs, say));
    if (this.holdsPicked(space)) parts.push(say('survive-board-picked'));
    else if (this.readyAt(space).length > 0)
      parts.push(say(this.found.moves.size > 0 ? 'survive-board-can-move' : 'survive-board-can-be-chosen'));
    return parts.join(', ');
  }

  holdsPicked(space: string): boolean {
    const name = this.holding;
    return name !== null && piecesAt(this.#ground.scene(), space).some((piece) => pieceName(piece) === name);
  }

  readyAt(space: string): Named[] {
    return this.actorsAt(space).filter(({ piece }) => this.ready.has(piece.key));
  }

  /** Pieces that can act, of those with the same name one. */
  actorsAt(space: string): Named[] {
    const names = new Set<string>();
    return piecesAt(this.#ground.scene(), space).flatMap((piece) => {
      const name = pieceName(piece);
      if (!canAct(this.found, name) || names.has(name)) return [];
      names.add(name);
      return [{ name, piece }];
    });
  }

  /** Whether anything can be done at a space. */
  useful(space: string): boolean {
    return this.targets.has(space) || this.readyAt(space).length > 0;
  }

  decide(choice: Choice): void {
    this.begin();
    this.acted = true;
    this.#ground.act(choice);
  }

  /** Pick a piece, or put it back by picking it again. */
  pick(name: string | null): void {
    const next = name === this.picked ? null : name;
    const say = this.#ground.say();
    this.menu = null;
    this.spread = null;
    this.picked = next;
    if (next === null) {
      this.said = say('survive-board-unpicked');
      return;
    }
    const piece = this.#ground.scene().pieces.find((one) => pieceName(one) === next);
    const what = piece
      ? pieceLabel(piece, this.obs, say)
      : say('survive-board-worth', { value: Number(next.slice(1)) });
    this.said = say('survive-board-picked-now', { what, count: destinations(this.found, next).size });
  }

  choosePiece(name: string): void {
    const choice = this.found.atOnce.get(name);
    if (choice) this.decide(choice);
    else if (this.found.moves.has(name) && name !== this.found.held) this.pick(name);
  }

  /** Act at a space, or pick what stands there. False if there is nothing to do. */
  chooseSpace(space: string): boolean {
    const say = this.#ground.say();
    const choices = this.targets.get(space);
    if (choices) {
      if (this.holdsPicked(space)) this.#chooseHere(space, choices);
      else if (choices.length === 1 && choices[0]) this.decide(choices[0]);
      else this.#ask(space, choiceItems(choices, this.obs, say), choices);
      return true;
    }
    const here = this.readyAt(space);
    if (here.length === 1 && here[0]) this.choosePiece(here[0].name);
    else if (here.length > 1) {
      this.spread = space;
      this.#ask(space, pieceItems(here, this.obs, say), []);
    } else if (this.picked !== null) this.pick(null);
    else return false;
    return true;
  }

  /** What the picked piece can do without leaving its space is never done by clicking twice: a list asks. */
  #chooseHere(space: string, choices: Choice[]): void {
    const say = this.#ground.say();
    const others = this.found.held ? [] : this.actorsAt(space).filter(({ name }) => name !== this.picked);
    this.#ask(space, [...choiceItems(choices, this.obs, say), ...pieceItems(others, this.obs, say)], choices);
  }

  #ask(space: string, items: Item[], choices: Choice[]): void {
    const choose = (item: Item): void => {
      const choice = sameAct(choices, item.id);
      if (choice) return this.decide(choice);
      this.shut();
      this.choosePiece(item.id);
    };
    this.menu = { space, items, choose };
  }

  shut(): void {
    this.menu = null;
    this.spread = null;
  }
}
