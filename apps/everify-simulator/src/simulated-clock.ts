/** The simulator's own time: the machine's, moved on by whoever tries things out. */
export class SimulatedClock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  today(): string {
    return this.now().toISOString().slice(0, 10);
  }

  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }
}
