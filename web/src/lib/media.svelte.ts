/** How much room there is. */

const LOW = '(max-width: 959px) and (max-height: 520px) and (min-aspect-ratio: 4/3)';

class Media {
  /** A phone: one thing at a time, the rest in a sheet. */
  narrow = $state(false);
  /** A phone on its side, or a page much enlarged: the buttons stand beside the board. */
  low = $state(false);
  /** Room for a third column. */
  vast = $state(false);

  constructor() {
    this.#follow(`(max-width: 899px), ${LOW}`, (on) => (this.narrow = on));
    this.#follow(LOW, (on) => (this.low = on));
    this.#follow('(min-width: 1560px) and (min-height: 700px)', (on) => (this.vast = on));
  }

  #follow(query: string, tell: (on: boolean) => void): void {
    const list = window.matchMedia(query);
    tell(list.matches);
    list.addEventListener('change', () => tell(list.matches));
  }
}

export const media = new Media();
