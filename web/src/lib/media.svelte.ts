/** How much room there is. */

class Media {
  /** A phone held upright: one thing at a time, the rest in a sheet. */
  narrow = $state(false);
  /** Room for a third column. */
  vast = $state(false);

  constructor() {
    this.#follow('(max-width: 899px) and (min-height: 521px), (max-width: 599px)', (on) => (this.narrow = on));
    this.#follow('(min-width: 1560px) and (min-height: 700px)', (on) => (this.vast = on));
  }

  #follow(query: string, tell: (on: boolean) => void): void {
    const list = window.matchMedia(query);
    tell(list.matches);
    list.addEventListener('change', () => tell(list.matches));
  }
}

export const media = new Media();
