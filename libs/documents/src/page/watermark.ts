import { shape } from '../text/shape.js';
import { pale } from './color.js';
import type { Marks } from './marks.js';

/** What is written across a sheet that is not the signed document: a draft, or a copy with masked numbers. */
export type SheetMark = 'draft' | 'copy';

/** A pale word behind the text. */
export function watermark(
  marks: Marks,
  word: string,
  page: { readonly width: number; readonly height: number },
): void {
  const line = shape(word, 'bold');
  const size = Math.min(120, 480_000 / line.width);
  const half = (line.width * size) / 2000;
  marks.marked('Artifact', '', () => {
    marks.raw('q', `0.766 0.643 -0.643 0.766 ${page.width / 2} ${page.height / 2} cm`);
    marks.text(line, size, { x: -half, y: -size * 0.36 }, pale);
    marks.raw('Q');
  });
}
