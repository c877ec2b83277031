import { pen } from '../page/color.js';
import type { DrawnPage } from './paginate.js';
import type { StruckAnswer } from './print-context.js';
import { TextLayout } from './text-layout.js';

const SIZE = 7;
const look = { size: SIZE, color: pen, spacing: 1.3 };

/** Entries that no longer stand: each lined through, with initials and date after it. M-274, 8.0. */
export class StruckLayout {
  private readonly entries: readonly { readonly was: TextLayout; readonly note: TextLayout }[];

  constructor(entries: readonly StruckAnswer[], width: number) {
    this.entries = entries.map(({ was, note }) => ({
      was: new TextLayout(was, width, look),
      note: new TextLayout(note, width, { ...look, style: 'bold' }),
    }));
  }

  get height(): number {
    return this.entries.reduce((sum, { was, note }) => sum + was.height + note.height, 0);
  }

  draw(page: DrawnPage, x: number, top: number): void {
    let y = top;
    for (const { was, note } of this.entries) {
      was.draw(page, x, y);
      was.lines.forEach(({ width }, at) => {
        const middle = y - at * was.leading - was.leading / 2;
        const to = { x: x + (width * SIZE) / 1000 + 1, y: middle };
        page.marks.rule({ x: x - 1, y: middle }, to, pen, 0.5);
      });
      note.draw(page, x, y - was.height);
      y -= was.height + note.height;
    }
  }
}
