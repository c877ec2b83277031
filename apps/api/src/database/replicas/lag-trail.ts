import { covers, type LogPosition } from './replica-position.js';

const most = 3600;

/** Where the primary was at which time, so that a position says how old it is: a replica's own word would be nothing once it is cut off. */
export class LagTrail {
  private readonly written: { readonly position: LogPosition; readonly at: number }[] = [];

  add(position: LogPosition, at: number): void {
    this.written.push({ position, at });
    if (this.written.length > most) this.written.shift();
  }

  /** How long ago the primary was further than this for the first time; 0 where it is not, as far as is known. */
  lagSeconds(replayed: LogPosition, now: number): number {
    const missing = this.written.findLastIndex(({ position }) => covers(replayed, position)) + 1;
    const first = this.written[missing];
    return first === undefined ? 0 : (now - first.at) / 1000;
  }
}
