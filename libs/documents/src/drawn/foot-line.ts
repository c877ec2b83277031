import { muted } from '../page/color.js';
import { shape } from '../text/shape.js';
import { column, sheet, type DrawnPage } from './paginate.js';
import { TextLayout } from './text-layout.js';

/** The line at the foot of a page: what the document is, and where in it one stands. */
export function footLine(page: DrawnPage, left: string, right: string): void {
  const number = shape(right, 'regular');
  page.marks.rule({ x: sheet.side, y: 48 }, { x: sheet.side + column, y: 48 }, muted, 0.5);
  new TextLayout(left, column - 100, { size: 7.5, color: muted }).draw(page, sheet.side, 44);
  page.marks.text(number, 7.5, { x: sheet.side + column - (number.width * 7.5) / 1000, y: 36.5 }, muted);
}
