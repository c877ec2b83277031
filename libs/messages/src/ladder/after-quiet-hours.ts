import { addDays } from '@firstday/forms';
import type { WallClock } from './wall-clock.js';

/** From nine in the evening to eight in the morning nobody is written to, but for what they wait for in front of a page. */
const evening = 21 * 60;
const morning = 8 * 60;

export function isQuiet(clock: WallClock, moment: number): boolean {
  const { minutes } = clock.at(moment);
  return minutes >= evening || minutes < morning;
}

/** The moment itself by day, and the next morning by night. */
export function afterQuietHours(clock: WallClock, moment: number): number {
  const { day, minutes } = clock.at(moment);
  if (minutes >= evening) return clock.momentOf({ day: addDays(day, 1), minutes: morning });
  return minutes < morning ? clock.momentOf({ day, minutes: morning }) : moment;
}
