/** The simulator's own time: the machine's, moved on by whoever tries things out. */
export class SimulatedClock {
  #ahead = 0;

  now() {
    return new Date(Date.now() + this.#ahead);
  }

  today() {
    return this.now().toISOString().slice(0, 10);
  }

  advance(seconds) {
    this.#ahead += seconds * 1000;
  }
}
