/** A clock that ticks once a second while a component shows it. */
export class Ticking {
  now = $state(0);

  constructor(clock: () => number) {
    this.now = clock();
    $effect(() => {
      const timer = setInterval(() => (this.now = clock()), 1000);
      return () => clearInterval(timer);
    });
  }
}
