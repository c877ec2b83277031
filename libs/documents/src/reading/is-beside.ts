/** Where things of a page stand to each other. */
import type { Rectangle } from '../page/marks.js';

export const right = ({ x, width }: Rectangle): number => x + width;
export const top = ({ y, height }: Rectangle): number => y + height;
export const middle = ({ y, height }: Rectangle): number => y + height / 2;

export const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.min(to, end) - Math.max(from, start);

export const isBeside = (phrase: Rectangle, box: Rectangle): boolean =>
  overlap(phrase.y, top(phrase), box.y - 2, top(box) + 1) > 0.5 * Math.min(phrase.height, box.height);
