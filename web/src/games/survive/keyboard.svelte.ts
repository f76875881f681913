/** The board under the keyboard: arrows go from space to space, Enter picks and places, digits pick by value. */

import { tick } from 'svelte';
import type { Dealings } from './dealings.svelte';
import { place, PLACES, step } from './geometry';
import type { Player } from './player.svelte';
import { spaceOf, type Pointing } from './pointing.svelte';
import { piecesAt } from './scene';

export class Keyboard {
  /** The space that the keyboard is on. */
  focused = $state('G6');
  /** Whether it is the keyboard that brought the focus there. */
  shown = $state(false);

  readonly #dealings: Dealings;
  readonly #pointing: Pointing;
  readonly #player: Player;
  /** Nothing once the board is gone. */
  readonly #root: () => HTMLElement | null;
  /** The horizontal position it set out from: going up and down does not drift sideways. */
  #column = place('G6').x;

  constructor(dealings: Dealings, pointing: Pointing, player: Player, root: () => HTMLElement | null) {
    this.#dealings = dealings;
    this.#pointing = pointing;
    this.#player = player;
    this.#root = root;
    // The list beside a space takes the focus with it when it goes: then the space has it again.
    $effect(() => {
      const space = dealings.menu?.space;
      if (space) return () => this.#regain(space);
    });
  }

  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#dealings.menu) return;
    if (!this.#does(event.key, event.target instanceof Element && event.target.closest('[data-space]') !== null))
      return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Shut the list beside a space. */
  shut = (): void => this.#dealings.shut();

  #regain(space: string): void {
    if (document.activeElement !== document.body) return;
    this.focused = space;
    this.#elementOf(space)?.focus({ preventScroll: true });
  }

  focusIn = (event: FocusEvent): void => {
    const target = event.target as Element;
    const space = target.matches('[data-space]') ? spaceOf(target) : null;
    this.shown = space !== null && target.matches(':focus-visible');
    if (!space || !this.shown) return;
    const [dealings, pointing] = [this.#dealings, this.#pointing];
    this.focused = space;
    dealings.spread = dealings.holding === null && pointing.worthSpreading(space) ? space : null;
    pointing.soon(() => pointing.about(space, this.#elementOf(space), piecesAt(this.#player.scene, space)[0] ?? null));
  };

  focusOut = (): void => {
    this.shown = false;
    this.#pointing.hush();
  };

  #does(key: string, onSpace: boolean): boolean {
    if (key === 'Escape') return this.#putBack();
    if (/^[1-6]$/.test(key)) return this.#pickValue(key);
    return onSpace && this.#onSpace(key);
  }

  #putBack(): boolean {
    const dealings = this.#dealings;
    if (dealings.picked === null && !dealings.spread && dealings.live) return false;
    if (!dealings.live) this.#player.finish();
    if (dealings.picked !== null) dealings.pick(null);
    dealings.spread = null;
    return true;
  }

  /** Digits pick the explorer to place by its value; with two colours, one after the other. */
  #pickValue(digit: string): boolean {
    const { placing, found, picked } = this.#dealings;
    const names = placing ? [...found.moves.keys()].filter((name) => name.endsWith(digit)) : [];
    const next = names[(names.indexOf(picked ?? '') + 1) % names.length];
    if (!next) return false;
    if (next !== picked) this.#dealings.pick(next);
    return true;
  }

  #onSpace(key: string): boolean {
    if (key === 'Enter' || key === ' ') this.#enter(this.focused);
    else if (key === 'PageDown' || key === 'PageUp') this.#jump(key === 'PageDown' ? 1 : -1);
    else if (/^(Arrow(Up|Down|Left|Right)|Home|End)$/.test(key)) {
      const next = step(this.focused, key, this.#column);
      if (!/Up|Down/.test(key)) this.#column = place(next).x;
      this.#focus(next);
    } else return false;
    return true;
  }

  #enter(space: string): void {
    if (!this.#dealings.live) this.#player.finish();
    if (!this.#dealings.chooseSpace(space)) this.#pointing.about(space, this.#elementOf(space), null);
  }

  /** To the next space where something can be done. */
  #jump(direction: 1 | -1): void {
    const names = [...PLACES.keys()];
    const here = names.indexOf(this.focused);
    for (let i = 1; i <= names.length; i++) {
      const name = names[(here + direction * i + names.length * 2) % names.length];
      if (!name || !this.#dealings.useful(name)) continue;
      this.#column = place(name).x;
      return this.#focus(name);
    }
  }

  #focus(space: string): void {
    this.focused = space;
    void tick().then(() => this.#elementOf(space)?.focus({ preventScroll: true }));
  }

  #elementOf(space: string): SVGElement | null {
    return this.#root()?.querySelector<SVGElement>(`[data-space="${space}"]`) ?? null;
  }
}
