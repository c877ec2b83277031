import type { FormBox } from '@firstday/domain';

/** Of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type BoxPlace = Pick<FormBox, 'height' | 'width' | 'x' | 'y'>;

/** The part of a box that is held while it is sized: an edge, or the corner between two. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

/** A point of the page as it is shown: in pixels from its upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Smaller ones can neither be hit nor read. */
const least = 4;

/** So near is meant to be in line, in points. */
const snap = 2;

/** Of a box that is added without being drawn: a line of text. */
const usual = { width: 160, height: 18 } as const;

/** Half a point is finer than any printer's line, and keeps what is saved short. */
const rounded = (points: number): number => Math.round(points * 2) / 2;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);

/** Where the box is on its page, in parts of a hundred, from the upper left as browsers count. */
export const shareOf = ({ x, y, width, height }: BoxPlace, size: PageSize) => ({
  left: (x / size.width) * 100,
  top: ((size.height - y - height) / size.height) * 100,
  width: (width / size.width) * 100,
  height: (height / size.height) * 100,
});

/** The box between two spots of a page that is shown at so many pixels a point. */
export function boxBetween(one: Spot, other: Spot, scale: number, size: PageSize): BoxPlace {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)].map((x) => x / scale);
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)].map((y) => y / scale);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined)
    return newBox(size);
  return onPage({ x: left, y: size.height - bottom, width: right - left, height: bottom - top }, size);
}

/** In the middle of the page. */
export const newBox = (size: PageSize): BoxPlace => {
  const [width, height] = [Math.min(usual.width, size.width), Math.min(usual.height, size.height)];
  return onPage({ x: (size.width - width) / 2, y: (size.height - height) / 2, width, height }, size);
};

/** The box moved by so many points to the right and up; it stays on its page. */
export const moved = (box: BoxPlace, right: number, up: number, size: PageSize): BoxPlace =>
  onPage({ ...box, x: box.x + right, y: box.y + up }, size);

/** The box with an edge or a corner moved by so many points to the right and up; the opposite one stays. */
export function sized(box: BoxPlace, handle: Handle, right: number, up: number, size: PageSize): BoxPlace {
  let { x: left, y: bottom } = box;
  let [end, top] = [left + box.width, bottom + box.height];
  if (handle.includes('w')) left = within(left + right, 0, end - least);
  if (handle.includes('e')) end = within(end + right, left + least, size.width);
  if (handle.includes('s')) bottom = within(bottom + up, 0, top - least);
  if (handle.includes('n')) top = within(top + up, bottom + least, size.height);
  return onPage({ x: left, y: bottom, width: end - left, height: top - bottom }, size);
}

/** The box in line with others that it all but stands in line with, by its left or right and its lower or upper edge. */
export function inLine(box: BoxPlace, others: readonly BoxPlace[]): BoxPlace {
  const nearest = (distances: readonly number[]): number =>
    distances.reduce((best, one) => (Math.abs(one) < Math.abs(best) ? one : best), Infinity);
  const right = nearest(others.flatMap(({ x, width }) => [x - box.x, x + width - (box.x + box.width)]));
  const up = nearest(others.flatMap(({ y, height }) => [y - box.y, y + height - (box.y + box.height)]));
  return {
    ...box,
    x: box.x + (Math.abs(right) <= snap ? right : 0),
    y: box.y + (Math.abs(up) <= snap ? up : 0),
  };
}

/** The box where it is wholly on its page. */
export function onPage(box: BoxPlace, size: PageSize): BoxPlace {
  const width = within(rounded(box.width), least, size.width);
  const height = within(rounded(box.height), least, size.height);
  return {
    x: within(rounded(box.x), 0, size.width - width),
    y: within(rounded(box.y), 0, size.height - height),
    width,
    height,
  };
}

/** Places of the boxes in the list, as one reads: page by page, line by line, from the left. */
export function readingOrderOf(boxes: readonly FormBox[]): readonly number[] {
  const lines = boxes
    .map((box, at) => ({ box, at, middle: box.y + box.height / 2 }))
    .toSorted((one, other) => one.box.page - other.box.page || other.middle - one.middle)
    .reduce<{ readonly box: FormBox; readonly at: number; readonly middle: number }[][]>((lines, next) => {
      const [first] = lines.at(-1) ?? [];
      const isSameLine =
        first?.box.page === next.box.page && first.middle - next.middle < first.box.height / 2;
      if (isSameLine) lines.at(-1)?.push(next);
      else lines.push([next]);
      return lines;
    }, []);
  return lines.flatMap((line) => line.toSorted((one, other) => one.box.x - other.box.x).map(({ at }) => at));
}

/** The box that one comes to next on the page, or came from; none where it is the only one there. */
export function neighbourOf(boxes: readonly FormBox[], at: number): number | null {
  const order = readingOrderOf(boxes).filter((it) => boxes[it]?.page === boxes[at]?.page);
  const place = order.indexOf(at);
  return order[place + 1] ?? order[place - 1] ?? null;
}
