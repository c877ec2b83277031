import type { Rectangle } from '../page/marks.js';

/** A box, or print that lies between boxes. */
interface Item extends Rectangle {
  readonly isBox: boolean;
}

const shortestColumn = 180;
const narrowestGutter = 8;
const fewestBoxes = 3;
const deepest = 60;
const sameRow = 5;

/** The boxes of a page in the order in which somebody goes through them: column by column where there are columns. */
export function inReadingOrder<Box extends Rectangle>(
  boxes: readonly Box[],
  print: readonly Rectangle[],
): readonly Box[] {
  const items = [
    ...boxes.map((box) => ({ ...place(box), isBox: true, box })),
    ...print.map((one) => ({ ...place(one), isBox: false, box: undefined })),
  ];
  return ordered(items, 0).flatMap(({ box }) => (box ? [box] : []));
}

const place = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height });

function ordered<Some extends Item>(items: readonly Some[], depth: number): readonly Some[] {
  if (items.filter(({ isBox }) => isBox).length < 2 || depth > deepest) return items;
  const columns = splitAt(items, 'x', (gap) => isGutter(items, gap)) ?? splitAt(items, 'y', () => true);
  if (!columns) return byRows(items);
  return columns.flatMap((part) => ordered(part, depth + 1));
}

interface Gap {
  readonly from: number;
  readonly to: number;
}

/** Parts on both sides of the widest gap that nothing crosses and `isFit`; the left or the upper one first. */
function splitAt<Some extends Item>(
  items: readonly Some[],
  axis: 'x' | 'y',
  isFit: (gap: Gap) => boolean,
): readonly (readonly Some[])[] | null {
  const widest = gapsOf(items, axis)
    .filter(isFit)
    .sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  if (!widest) return null;
  const lower = items.filter((item) => item[axis] < widest.to);
  const upper = items.filter((item) => item[axis] >= widest.to);
  return axis === 'x' ? [lower, upper] : [upper, lower];
}

function gapsOf(items: readonly Item[], axis: 'x' | 'y'): Gap[] {
  const size = axis === 'x' ? 'width' : 'height';
  const sorted = [...items].sort((one, other) => one[axis] - other[axis]);
  const gaps: Gap[] = [];
  let end = -Infinity;
  for (const item of sorted) {
    if (end !== -Infinity && item[axis] > end) gaps.push({ from: end, to: item[axis] });
    end = Math.max(end, item[axis] + item[size]);
  }
  return gaps;
}

function isGutter(items: readonly Item[], { from, to }: Gap): boolean {
  if (to - from < narrowestGutter) return false;
  const sides = [items.filter(({ x }) => x < to), items.filter(({ x }) => x >= to)];
  return sides.every((side) => {
    const tops = side.map(({ y, height }) => y + height);
    const isTall = Math.max(...tops) - Math.min(...side.map(({ y }) => y)) >= shortestColumn;
    const isWide =
      Math.max(...side.map(({ x, width }) => x + width)) - Math.min(...side.map(({ x }) => x)) >= 100;
    const isPrinted = side.filter(({ isBox }) => !isBox).length >= 6;
    return isTall && isWide && isPrinted && side.filter(({ isBox }) => isBox).length >= fewestBoxes;
  });
}

function byRows<Some extends Item>(items: readonly Some[]): readonly Some[] {
  const middle = ({ y, height }: Item) => y + height / 2;
  const sorted = [...items].sort((one, other) => middle(other) - middle(one));
  const rows: Some[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    if (row?.[0] && Math.abs(middle(row[0]) - middle(item)) <= sameRow) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x));
}
