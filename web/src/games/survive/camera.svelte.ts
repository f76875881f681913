/** Which part of the board is seen. It changes only when the person wants it to. */

import { R, VIEW, type Point } from './geometry';

const CLOSEST = 4;

export class Camera {
  /** Size of the window on the board, in pixels. */
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** How far the board is moved from its middle place, in pixels. */
  x = $state(0);
  y = $state(0);

  /** Pixels a unit of the drawing, with nothing zoomed. */
  readonly unit = $derived(Math.min(this.width / VIEW.width, this.height / VIEW.height));
  readonly stageWidth = $derived(this.unit * VIEW.width);
  readonly stageHeight = $derived(this.unit * VIEW.height);
  readonly left = $derived((this.width - this.stageWidth * this.zoom) / 2 + this.x);
  readonly top = $derived((this.height - this.stageHeight * this.zoom) / 2 + this.y);
  /** Centre to corner of a hexagon, in pixels on the screen. */
  readonly hex = $derived(this.unit * this.zoom * R);

  measure(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.pan(0, 0);
  }

  pan(dx: number, dy: number): void {
    const spareX = Math.max(0, (this.stageWidth * this.zoom - this.width) / 2 + (this.zoom > 1 ? 20 : 0));
    const spareY = Math.max(0, (this.stageHeight * this.zoom - this.height) / 2 + (this.zoom > 1 ? 20 : 0));
    this.x = clamp(this.x + dx, -spareX, spareX);
    this.y = clamp(this.y + dy, -spareY, spareY);
  }

  /** Zoom so that the point under the fingers stays under them. */
  zoomAt(point: Point, factor: number): void {
    const zoom = clamp(this.zoom * factor, 1, CLOSEST);
    const grown = zoom / this.zoom;
    const middle = { x: this.width / 2 + this.x, y: this.height / 2 + this.y };
    this.zoom = zoom;
    this.x += (point.x - middle.x) * (1 - grown);
    this.y += (point.y - middle.y) * (1 - grown);
    if (zoom === 1) this.x = this.y = 0;
    this.pan(0, 0);
  }

  whole(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** From a point of the window to the drawing, and back. */
  toDrawing(point: Point): Point {
    const scale = this.unit * this.zoom || 1;
    return { x: (point.x - this.left) / scale + VIEW.x, y: (point.y - this.top) / scale + VIEW.y };
  }

  toWindow(point: Point): Point {
    const scale = this.unit * this.zoom;
    return { x: (point.x - VIEW.x) * scale + this.left, y: (point.y - VIEW.y) * scale + this.top };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
