/** Mouse, pen and fingers: what they mean on the board. */

import type { Point } from './geometry';

export interface Hands {
  tap: (target: Element, point: Point, touch: boolean) => void;
  /** Whether a drag begins on this thing; if not, the board is moved. */
  lift: (target: Element, point: Point) => boolean;
  carry: (point: Point) => void;
  drop: (point: Point) => void;
  /** The drag came to nothing. */
  letGo: () => void;
  pan: (dx: number, dy: number) => void;
  pinch: (middle: Point, factor: number) => void;
  /** The pointer rests here; null when it has left. */
  hover: (target: Element | null, point: Point) => void;
  press: (target: Element) => void;
}

const SLACK = 7;
const LONG = 480;

export function listen(root: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let last: Point = start;
  let target: Element | null = null;
  let mode: 'none' | 'wait' | 'drag' | 'pan' | 'pinch' | 'pressed' = 'none';
  let touch = false;
  /** The click that follows a drag or a long press means nothing. */
  let deaf = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const at = (event: { clientX: number; clientY: number }): Point => {
    const box = root.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const ours = (event: Event): event is Event & { target: Element } =>
    event.target instanceof Element && !event.target.closest('[data-own]');

  function pointerdown(event: PointerEvent): void {
    if (!ours(event) || event.button !== 0) return;
    down.set(event.pointerId, at(event));
    touch = event.pointerType !== 'mouse';
    deaf = false;
    clearTimeout(timer);
    if (down.size === 2) {
      if (mode === 'drag') hands.letGo();
      mode = 'pinch';
      return;
    }
    start = last = at(event);
    target = event.target;
    mode = 'wait';
    if (touch) {
      timer = setTimeout(() => {
        if (mode !== 'wait' || !target) return;
        mode = 'pressed';
        deaf = true;
        hands.press(target);
      }, LONG);
    }
  }

  function pointermove(event: PointerEvent): void {
    const point = at(event);
    if (mode === 'none' && event.pointerType === 'mouse') {
      hands.hover(ours(event) ? event.target : null, point);
      return;
    }
    if (!down.has(event.pointerId)) return;
    if (mode === 'pinch') return pinched(event.pointerId, point);
    down.set(event.pointerId, point);
    if (mode === 'wait' && Math.hypot(point.x - start.x, point.y - start.y) > SLACK) begin(event.pointerId);
    if (mode === 'drag') hands.carry(point);
    if (mode === 'pan') hands.pan(point.x - last.x, point.y - last.y);
    last = point;
  }

  function begin(pointer: number): void {
    clearTimeout(timer);
    deaf = true;
    mode = target && hands.lift(target, start) ? 'drag' : 'pan';
    if (!root.hasPointerCapture(pointer)) root.setPointerCapture(pointer);
    hands.hover(null, start);
  }

  function pinched(pointer: number, point: Point): void {
    const [one, two] = [...down.values()];
    down.set(pointer, point);
    const [a, b] = [...down.values()];
    if (!one || !two || !a || !b) return;
    deaf = true;
    const factor = Math.hypot(a.x - b.x, a.y - b.y) / (Math.hypot(one.x - two.x, one.y - two.y) || 1);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    hands.pan(middle.x - (one.x + two.x) / 2, middle.y - (one.y + two.y) / 2);
    hands.pinch(middle, factor);
  }

  function pointerup(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (mode === 'drag') hands.drop(at(event));
    if (mode === 'pinch' && down.size > 0) {
      // One finger stays: it goes on moving the board.
      mode = 'pan';
      last = [...down.values()][0] ?? last;
      return;
    }
    mode = 'none';
  }

  function cancel(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    clearTimeout(timer);
    if (mode === 'drag') hands.letGo();
    mode = 'none';
  }

  function click(event: MouseEvent): void {
    if (!ours(event)) return;
    if (deaf && event.detail > 0) {
      deaf = false;
      return;
    }
    hands.tap(event.target, at(event), touch);
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    hands.pinch(at(event), Math.exp(-event.deltaY / 160));
  }

  function leave(): void {
    if (mode === 'none') hands.hover(null, start);
  }

  // A finger that moves a piece or a zoomed board does not scroll the page.
  function touchmove(event: TouchEvent): void {
    if (mode === 'drag' || mode === 'pinch' || mode === 'pan') event.preventDefault();
  }

  root.addEventListener('pointerdown', pointerdown);
  root.addEventListener('pointermove', pointermove);
  root.addEventListener('pointerup', pointerup);
  root.addEventListener('pointercancel', cancel);
  root.addEventListener('pointerleave', leave);
  root.addEventListener('click', click);
  root.addEventListener('wheel', wheel, { passive: false });
  root.addEventListener('touchmove', touchmove, { passive: false });
  return () => {
    clearTimeout(timer);
    root.removeEventListener('pointerdown', pointerdown);
    root.removeEventListener('pointermove', pointermove);
    root.removeEventListener('pointerup', pointerup);
    root.removeEventListener('pointercancel', cancel);
    root.removeEventListener('pointerleave', leave);
    root.removeEventListener('click', click);
    root.removeEventListener('wheel', wheel);
    root.removeEventListener('touchmove', touchmove);
  };
}
