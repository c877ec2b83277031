import { ink, line, muted, pen } from '../page/color.js';
import { hasLongWord } from '../text/fit.js';
import { paragraph, space } from './paragraph.js';
import { column, sheet, type Block } from './paginate.js';
import type { Tag } from './tag.js';
import { TextLayout } from './text-layout.js';

/** One question with its answer, in a frame of the form. */
export interface Cell {
  readonly label: string;
  readonly answer: string;
  /** Twelfths of the column that it asks for. */
  readonly span: number;
}

const PAD = 4;
const SMALLEST = 20;
/** Characters: more than this fills a quarter of a page or more. */
const TALL = 1000;
/** An address of e-mail shrinks before it is broken. */
const sizes = [10, 9.5, 9, 8.5, 8];
const SMALLEST_ANSWER = 7.5;

/** Fills rows from left to right; the cells of a row share what is left over. */
export function rows(cells: readonly Cell[], parent: Tag): Block[] {
  const lines: Cell[][] = [];
  for (const cell of cells) {
    const current = lines.at(-1);
    if (current && spanOf(current) + cell.span <= 12) current.push(cell);
    else lines.push([cell]);
  }
  return lines.flatMap((line) =>
    line.some(isTall) ? line.flatMap((cell) => runOn(cell, parent)) : [row(line, parent)],
  );
}

/** An answer as long as a letter has no frame, which could not be divided, and runs on to the next page. */
function runOn(cell: Cell, parent: Tag): Block[] {
  const label = { size: 7.25, color: muted, spacing: 1.25, keepsWithNext: true };
  const answer = { size: 10, color: pen, spacing: 1.3 };
  return [
    ...paragraph(cell.label, parent.add('P'), label),
    ...paragraph(cell.answer, parent.add('P'), answer),
    space(6),
  ];
}

function isTall({ answer }: Cell): boolean {
  return answer.length > TALL || answer.split('\n').length > 12;
}

function row(cells: readonly Cell[], parent: Tag): Block {
  const total = spanOf(cells);
  const laid = cells.map((cell) => ({
    tag: parent.add('P'),
    ...layCell(cell, (column * cell.span) / total),
  }));
  const height = Math.max(...laid.map((cell) => cell.height));
  return {
    height,
    draw: (page, top) => {
      let x: number = sheet.side;
      for (const cell of laid) {
        const frame = { x, y: top - height, width: cell.width, height };
        page.artifact(() => page.marks.box(frame, line, 0.6));
        page.tagged(cell.tag, () => {
          cell.label.draw(page, x + PAD, top - 2.5);
          cell.answer.draw(page, x + PAD, top - 2.5 - cell.label.height - 1);
        });
        x += cell.width;
      }
    },
  };
}

function layCell(cell: Cell, width: number) {
  const label = new TextLayout(cell.label, width - 2 * PAD, { size: 7.25, color: muted, spacing: 1.25 });
  const size =
    sizes.find((one) => !hasLongWord(cell.answer, 'regular', one, width - 2 * PAD)) ?? SMALLEST_ANSWER;
  const answer = new TextLayout(cell.answer, width - 2 * PAD, { size, color: pen, spacing: 1.3 });
  const height = label.height + Math.max(answer.height, SMALLEST - 7) + 6;
  return { width, label, answer, height };
}

/** A ballot box with its sentence. */
export function ballot(label: string, chosen: boolean, parent: Tag, indent = 0): Block {
  const tag = parent.add('P');
  const box = new TextLayout(chosen ? '☒' : '☐', 16, { size: 11, color: chosen ? pen : ink, spacing: 1.2 });
  const text = new TextLayout(label, column - indent - 18, { size: 9, align: 'script' });
  const height = Math.max(text.height, 13) + 2;
  return {
    height,
    draw: (page, top) =>
      page.tagged(tag, () => {
        box.draw(page, sheet.side + indent, top - 0.5);
        text.draw(page, sheet.side + indent + 18, top - 1);
      }),
  };
}

function spanOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { span }) => sum + span, 0);
}
