/** The board under the mouse and the finger: picking, dragging, spreading out, explaining. */

import type { Topic } from '../module';
import type { Camera } from './camera.svelte';
import type { Dealings } from './dealings.svelte';
import { harmText } from './describe';
import { nearest, place, PLACES, type Point } from './geometry';
import { fanReach, type Spot } from './layout';
import type { Player } from './player.svelte';
import type { Hands } from './pointer';
import { pieceName, piecesAt, type Piece } from './scene';
import { itemTopic, pieceTopic, spaceTopic } from './topics';
import type { Say } from './say';

export interface Surroundings {
  root: () => HTMLElement;
  say: () => Say;
  spots: () => Map<string, Spot>;
  explain: (topic: Topic | null, anchor?: Element) => void;
}

const EXPLAIN_AFTER = 650;
const FAN_AFTER = 130;
/** How long a dropped piece waits for the table to say where it may go. */
const PATIENCE = 2000;
const FINGER = 26;

export function spaceOf(target: Element | null): string | null {
  const thing = target?.closest<HTMLElement | SVGElement>('[data-space],[data-at]');
  return thing?.dataset.space ?? thing?.dataset.at ?? null;
}

export class Pointing implements Hands {
  hovered = $state<string | null>(null);
  /** A piece under the finger, away from its place. */
  carried = $state.raw<{ name: string; point: Point } | null>(null);
  /** Where a piece was dropped before the table could say where it may go. */
  wish: string | null = null;
  /** Whether what is being shown was caused from here. */
  own = false;

  readonly #dealings: Dealings;
  readonly #camera: Camera;
  readonly #player: Player;
  readonly #around: Surroundings;
  #explained: string | null = null;
  #topicTimer: ReturnType<typeof setTimeout> | undefined;
  #fanTimer: ReturnType<typeof setTimeout> | undefined;
  #wishTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(dealings: Dealings, camera: Camera, player: Player, around: Surroundings) {
    this.#dealings = dealings;
    this.#camera = camera;
    this.#player = player;
    this.#around = around;
  }

  stop(): void {
    clearTimeout(this.#topicTimer);
    clearTimeout(this.#fanTimer);
    clearTimeout(this.#wishTimer);
  }

  // Choosing.

  tap = (target: Element, point: Point, touch: boolean): void => {
    const dealings = this.#dealings;
    this.hush();
    if (!dealings.live) {
      this.#player.finish();
      // Who only wants to see the end does not act with the same click.
      if (!this.own) return;
    }
    if (dealings.menu) {
      dealings.shut();
      if (dealings.picked !== null) dealings.pick(null);
      return;
    }
    const name = pieceUnder(target);
    const space = touch ? this.#near(point, spaceOf(target)) : spaceOf(target);
    if (name && target.closest('.ready') && !(touch && this.#tight(space))) dealings.choosePiece(name);
    else if (space) dealings.chooseSpace(space);
    else if (dealings.picked !== null) dealings.pick(null);
  };

  /** Several pieces stand too close for a finger: a list asks which is meant. */
  #tight(space: string | null): boolean {
    if (space === null || this.#dealings.spread === space || this.#camera.hex >= 44) return false;
    return this.#dealings.readyAt(space).length > 1;
  }

  /** A finger is wide: of the spaces around it, the nearest where something can be done is meant. */
  #near(point: Point, hit: string | null): string | null {
    if (hit && this.#dealings.useful(hit)) return hit;
    const drawn = this.#camera.toDrawing(point);
    const best = nearest(
      [...PLACES.values()].filter((one) => this.#dealings.useful(one.name)),
      drawn,
    );
    if (!best) return hit;
    const far = Math.hypot(best.x - drawn.x, best.y - drawn.y) * this.#camera.unit * this.#camera.zoom;
    return far < Math.max(FINGER, this.#camera.hex) ? best.name : hit;
  }

  // Dragging.

  lift = (target: Element, point: Point): boolean => {
    const dealings = this.#dealings;
    const held = dealings.holdsPicked(spaceOf(target) ?? '') ? dealings.holding : null;
    const name = target.closest('.ready') ? pieceUnder(target) : held;
    if (!name || !dealings.live || dealings.menu) return false;
    this.carried = { name, point: this.#camera.toDrawing(point) };
    const choice = dealings.found.atOnce.get(name);
    if (choice?.verb === 'pick') dealings.decide(choice);
    else if (!choice && name !== dealings.found.held) dealings.picked = name;
    return true;
  };

  carry = (point: Point): void => {
    if (!this.carried) return;
    this.carried = { ...this.carried, point: this.#camera.toDrawing(point) };
    this.hovered = this.#under(point);
  };

  drop = (point: Point): void => {
    const dealings = this.#dealings;
    const space = this.#under(point);
    const lifted = this.carried?.name;
    if (dealings.acted && dealings.obs.asks.decision === 'pick') {
      this.wish = space;
      this.#wishTimer = setTimeout(() => this.forget(), PATIENCE);
      return;
    }
    this.carried = null;
    if (space && dealings.targets.has(space) && !dealings.holdsPicked(space)) dealings.chooseSpace(space);
    else if (dealings.picked !== null && dealings.picked === lifted && !dealings.holdsPicked(space ?? ''))
      dealings.pick(null);
  };

  letGo = (): void => {
    this.carried = null;
    if (this.#dealings.picked !== null) this.#dealings.pick(null);
  };

  forget(): void {
    clearTimeout(this.#wishTimer);
    this.wish = null;
    this.carried = null;
  }

  #under(point: Point): string | null {
    const box = this.#around.root().getBoundingClientRect();
    const all = document.elementsFromPoint(box.left + point.x, box.top + point.y);
    const hit = all.find((element) => element.closest('[data-space]'))?.closest('[data-space]') ?? null;
    return this.#near(point, spaceOf(hit));
  }

  pan = (dx: number, dy: number): void => this.#camera.pan(dx, dy);

  pinch = (middle: Point, factor: number): void => this.#camera.zoomAt(middle, factor);

  // Looking.

  hover = (target: Element | null, point: Point): void => {
    const space = spaceOf(target);
    const drawn = this.#camera.toDrawing(point);
    this.hovered = space;
    this.#spread(space, drawn);
    const piece = target && space ? this.#pieceNear(space, drawn) : null;
    const tray = target?.closest('[data-testid="tray"]') ?? null;
    const key = piece?.key ?? space ?? (tray ? 'tray' : null);
    if (key === this.#explained) return;
    clearTimeout(this.#topicTimer);
    if (this.#explained) this.#around.explain(null);
    this.#explained = key;
    if (!key || this.carried) return;
    this.soon(() => {
      if (tray) this.#around.explain(itemTopic('tray', this.#around.say()), tray);
      else if (space) this.about(space, this.#anchor(piece, space), piece);
    });
  };

  /** Explain something unless the person goes on. */
  soon(tell: () => void): void {
    clearTimeout(this.#topicTimer);
    this.#topicTimer = setTimeout(() => {
      if (!this.#dealings.menu) tell();
    }, EXPLAIN_AFTER);
  }

  hush(): void {
    clearTimeout(this.#topicTimer);
    this.#around.explain(null);
  }

  press = (target: Element): void => {
    const space = spaceOf(target);
    if (!space) return;
    const here = piecesAt(this.#player.scene, space);
    const piece = here.find((one) => pieceName(one) === pieceUnder(target)) ?? here[0] ?? null;
    if (this.worthSpreading(space)) this.#dealings.spread = space;
    this.about(space, this.#anchor(piece, space), piece);
  };

  about(space: string, anchor: Element | null, piece: Piece | null): void {
    const { obs, harms, sinking } = this.#dealings;
    const say = this.#around.say();
    const topic = piece ? pieceTopic(piece, obs, say) : spaceTopic(space, obs, say, sinking.has(space));
    const harm = harms.get(space);
    const text = harm ? `${harmText(harm, obs, say).join('. ')}. ${topic.text}` : topic.text;
    this.#around.explain({ ...topic, text }, anchor ?? undefined);
  }

  #anchor(piece: Piece | null, space: string): Element | null {
    const root = this.#around.root();
    // Not over pieces that have just been spread out to be seen.
    if (this.#dealings.opened === space) return root.querySelector(`circle[data-at="${space}"]`);
    const found = piece ? root.querySelector(`[data-piece="${CSS.escape(pieceName(piece))}"] svg`) : null;
    return found ?? root.querySelector(`[data-space="${space}"]`);
  }

  /** Pieces that stand close together move apart while one points at them. */
  #spread(space: string | null, drawn: Point): void {
    const dealings = this.#dealings;
    if (dealings.menu || this.carried) return;
    const { spread } = dealings;
    if (spread) {
      const middle = place(spread);
      const far = Math.hypot(drawn.x - middle.x, drawn.y - middle.y);
      if (space !== null && far < fanReach(piecesAt(this.#player.scene, spread)) + 6) return;
      dealings.spread = null;
    }
    clearTimeout(this.#fanTimer);
    if (!space || !dealings.live || dealings.holding !== null || !this.worthSpreading(space)) return;
    this.#fanTimer = setTimeout(() => {
      const idle = !this.carried && !dealings.menu && dealings.holding === null;
      if (idle && this.hovered === space) dealings.spread = space;
    }, FAN_AFTER);
  }

  worthSpreading(space: string): boolean {
    if (place(space).isle) return false;
    const loose = piecesAt(this.#player.scene, space).filter(
      (piece) => piece.kind !== 'ship' && piece.pose !== 'aboard',
    );
    return loose.length > 2 || this.#dealings.readyAt(space).length > 1;
  }

  #pieceNear(space: string, drawn: Point): Piece | null {
    let best: Piece | null = null;
    let least = Infinity;
    for (const piece of piecesAt(this.#player.scene, space)) {
      const spot = this.#around.spots().get(piece.key);
      if (!spot) continue;
      const person = piece.kind === 'explorer';
      const far = Math.hypot(spot.x - drawn.x, spot.y - 4 * spot.scale - drawn.y) / spot.scale;
      // Whoever sits in a ship is meant before the ship.
      const rank = far - (person ? 12 : 0);
      if (far < (person ? 26 : 38) && rank < least) {
        best = piece;
        least = rank;
      }
    }
    return best;
  }
}

function pieceUnder(target: Element): string | null {
  return target.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? null;
}
