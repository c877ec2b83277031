import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import type { Rectangle } from '../page/marks.js';
import { PdfRefusal } from './pdf-refusal.js';

/** `[a b c d e f]`, as PDF writes a change of coordinates. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A page as it is shown: its size, and how its coordinates become those of what is shown. */
export interface PagePlacement {
  readonly width: number;
  readonly height: number;
  readonly matrix: Matrix;
}

/** Half an inch, and the width of a roll of paper. */
const [smallest, largest] = [36, 5000] as const;
const deepest = 64;

/**
 * What of a page is shown, upright, with its lower left corner in the origin (PDF 32000-1, 7.7.3.3).
 * @throws PdfRefusal
 */
export function placementOf(page: PDFDict): PagePlacement {
  const media = boxOn(inherited(page, 'MediaBox')) ?? { x: 0, y: 0, width: 612, height: 792 };
  const shown = within(boxOn(inherited(page, 'CropBox')) ?? media, media);
  const { x, y, width, height } = shown;
  if (![width, height].every((side) => side >= smallest && side <= largest))
    throw new PdfRefusal('page_size');
  const [right, top] = [x + width, y + height];
  const upright = { width, height };
  const lying = { width: height, height: width };
  const turned = turnOf(page);
  if (turned === 90) return { ...lying, matrix: [0, -1, 1, 0, -y, right] };
  if (turned === 180) return { ...upright, matrix: [-1, 0, 0, -1, right, top] };
  if (turned === 270) return { ...lying, matrix: [0, 1, -1, 0, top, -x] };
  return { ...upright, matrix: [1, 0, 0, 1, -x, -y] };
}

export const isPlain = ({ matrix }: PagePlacement): boolean => matrix.join() === '1,0,0,1,0,0';

/** A rectangle after a change of coordinates; null where it is none. */
export function placed(box: Rectangle, [a, b, c, d, e, f]: Matrix): Rectangle {
  const xs = [box.x, box.x + box.width];
  const ys = [box.y, box.y + box.height];
  const across = xs.flatMap((x) => ys.map((y) => a * x + c * y + e));
  const up = xs.flatMap((x) => ys.map((y) => b * x + d * y + f));
  const [x, y] = [Math.min(...across), Math.min(...up)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...up) - y };
}

/** A rectangle as PDF writes it, from any two corners; null where it is none. */
export function boxOn(value: unknown): Rectangle | null {
  if (!(value instanceof PDFArray) || value.size() < 4) return null;
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = [0, 1, 2, 3].map((at) => {
    const number = value.lookup(at);
    return number instanceof PDFNumber ? number.asNumber() : NaN;
  });
  if (![x1, y1, x2, y2].every((side) => Number.isFinite(side) && Math.abs(side) < 1e6)) return null;
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** What a page says of itself, or has from those above it. */
export function inherited(node: PDFDict, key: string): PDFObject | undefined {
  let current: PDFDict | undefined = node;
  for (let depth = 0; current && depth < deepest; depth += 1) {
    const value = current.lookup(PDFName.of(key));
    if (value) return value;
    const parent: unknown = current.lookup(PDFName.of('Parent'));
    current = parent instanceof PDFDict ? parent : undefined;
  }
  return undefined;
}

function turnOf(page: PDFDict): number {
  const turned = inherited(page, 'Rotate');
  const degrees = turned instanceof PDFNumber ? Math.round(turned.asNumber() / 90) * 90 : 0;
  return ((degrees % 360) + 360) % 360;
}

function within(box: Rectangle, limits: Rectangle): Rectangle {
  const [x, y] = [Math.max(box.x, limits.x), Math.max(box.y, limits.y)];
  const right = Math.min(box.x + box.width, limits.x + limits.width);
  const top = Math.min(box.y + box.height, limits.y + limits.height);
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : limits;
}
