import { ink, line, muted, pen } from '../page/color.js';
import { hasLongWord } from '../text/fit.js';
import { paragraph, space } from './paragraph.js';
import { column, sheet, type Block } from './paginate.js';
import type { Tag } from './tag.js';
import type { StruckAnswer } from './print-context.js';
import { StruckLayout } from './struck-layout.js';
import { TextLayout } from './text-layout.js';

/** One question with its answer, in a frame of the form. */
export interface Cell {
  readonly label: string;
  readonly mark?: string | undefined;
  readonly answer: string;
  /** What stood there before, lined through above the answer. */
  readonly struck?: readonly StruckAnswer[] | undefined;
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
          const below = top - 2.5 - cell.label.height - 1;
          cell.struck.draw(page, x + PAD, below);
          cell.answer.draw(page, x + PAD, below - cell.struck.height);
        });
        x += cell.width;
      }
    },
  };
}

function layCell(cell: Cell, width: number) {
  const text = cell.mark ? `${cell.mark}  ${cell.label}` : cell.label;
  const label = new TextLayout(text, width - 2 * PAD, { size: 7.25, color: muted, spacing: 1.25 });
  const size =
    sizes.find((one) => !hasLongWord(cell.answer, 'regular', one, width - 2 * PAD)) ?? SMALLEST_ANSWER;
  const answer = new TextLayout(cell.answer, width - 2 * PAD, { size, color: pen, spacing: 1.3 });
  const struck = new StruckLayout(cell.struck ?? [], width - 2 * PAD);
  const height = label.height + struck.height + Math.max(answer.height, SMALLEST - 7) + 6;
  return { width, label, struck, answer, height };
}

/** A sentence of the form with the box that it asks for at its end, as on tax forms. */
export function lineItem(cell: Cell, parent: Tag): Block {
  const box = 104;
  const tag = parent.add('P');
  const mark = new TextLayout(cell.mark ?? '', 30, { size: 8.5, style: 'bold' });
  const label = new TextLayout(cell.label, column - box - 44, { size: 8.75, color: ink });
  const answer = new TextLayout(cell.answer, box - 2 * PAD, { size: 10, color: pen });
  const height = Math.max(label.height, answer.height, 16) + 8;
  const x = sheet.side + column - box;
  const frame = Math.max(answer.height, 15) + 3;
  return {
    height,
    draw: (page, top) => {
      const bottom = top - height + 3;
      page.artifact(() => page.marks.box({ x, y: bottom, width: box, height: frame }, line, 0.6));
      page.tagged(tag, () => {
        label.draw(page, sheet.side, top - 3);
        mark.draw(page, x - 32, bottom + frame - 2);
        answer.draw(page, x + PAD, bottom + frame - 2);
      });
    },
  };
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
