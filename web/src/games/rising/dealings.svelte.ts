/** What one does at the board: which figure is in the hand, what glows, what a click means. */

import type { Choice, GameView } from '../../lib/wire';
import { atOnce, keptInHand, meant, offers, threatened } from './choose';
import { seen } from './types';

export interface Menu {
  spot: string;
  choices: Choice[];
}

interface Sources {
  game: () => GameView;
  act: (choice: Choice) => void;
}

export class Dealings {
  menu = $state.raw<Menu | null>(null);
  /** What the pointer or the keyboard is on. */
  hovered = $state<string | null>(null);
  readonly #sources: Sources;
  /** The kind that the person took up, and whether it was put down again. */
  #wish = $state<string | null>(null);
  #empty = $state(false);

  readonly obs = $derived.by(() => seen(this.#sources.game()));
  readonly found = $derived.by(() => offers(this.#sources.game()));
  /** The kind of figure in the hand. */
  readonly picked = $derived(this.#empty ? null : keptInHand(this.found, this.#wish));
  /** Something is in the hand, or has been taken up already and only wants a place. */
  readonly aiming = $derived.by(
    () => this.picked !== null || this.#sources.game().choices.some((one) => one.verb === 'to' || one.verb === 'widen'),
  );
  /** Tiles that one of the choices floods. */
  readonly threats = $derived.by(() => threatened(this.#sources.game().choices));

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** A new picture: a list that was open is of the past. */
  begin(): void {
    this.menu = null;
    if (this.found.hand.size === 0) this.#empty = false;
  }

  pick(kind: string | null): void {
    this.menu = null;
    this.#empty = kind === null || kind === this.picked;
    this.#wish = this.#empty ? null : kind;
  }

  /** All that can be done at a spot now. */
  at(spot: string): Choice[] {
    return meant(this.found, spot, this.picked);
  }

  /** Do what a click there means, or ask which of several; whether there was anything to do. */
  choose(spot: string): boolean {
    const choices = this.at(spot);
    if (choices.length === 0) {
      // With something in the hand, a click elsewhere may still mean what is there.
      const others = this.picked === null ? [] : (this.found.spots.get(spot) ?? []);
      this.menu = others.length > 0 ? { spot, choices: others } : null;
      return others.length > 0;
    }
    const only = atOnce(choices);
    if (only) this.act(only);
    else this.menu = { spot, choices };
    return true;
  }

  /** Everything that a spot offers, in a list. */
  list(spot: string): boolean {
    const choices = this.found.spots.get(spot) ?? [];
    if (choices.length > 1) this.menu = { spot, choices };
    return choices.length > 1;
  }

  /** A figure dropped on a spot. */
  drop(kind: string, spot: string): boolean {
    const [choice] = meant(this.found, spot, kind);
    if (choice) this.act(choice);
    return choice !== undefined;
  }

  act(choice: Choice): void {
    this.menu = null;
    this.#sources.act(choice);
  }
}
