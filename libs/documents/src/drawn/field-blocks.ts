import { type Field, type FieldKind } from '@firstday/forms/engine';
import { accent, ink } from '../page/color.js';
import {
  isChosen,
  isGovernment,
  isPrinted,
  isRepeated,
  printedText,
  printedAnswer,
  struckAnswers,
  type PrintContext,
} from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { ballot, lineItem, rows, type Cell } from './cell.js';
import { column, sheet, type Block } from './paginate.js';
import { StruckLayout } from './struck-layout.js';
import type { Tag } from './tag.js';
import { documentBlocks } from './document-blocks.js';
import { documentLabels } from './document-labels.js';

const LONG_LABEL = 60;

/** The fields of a page in their order; short ones that follow each other share rows. */
export function fieldBlocks(
  reading: PrintContext,
  fields: readonly Field[],
  parent: Tag,
  /** What stands above them: a question is not asked twice. */
  heading: string,
): Block[] {
  const blocks: Block[] = [];
  let cells: Cell[] = [];
  const flush = () => {
    if (cells.length > 0) blocks.push(...rows(cells, parent), space(6));
    cells = [];
  };
  for (const field of fields) {
    if (!isPrinted(reading, field.label) || isRepeated(field)) continue;
    if (isCell(reading, field)) cells.push(cellOf(reading, field));
    else {
      flush();
      blocks.push(...wideBlocks(reading, field, parent, heading));
    }
  }
  flush();
  return blocks;
}

function wideBlocks(reading: PrintContext, field: Field, parent: Tag, heading: string): Block[] {
  if (field.kind === 'content') return contentBlocks(reading, field, parent);
  if (field.kind === 'document') return documentBlocks(reading, field, parent);
  if (field.kind === 'checkbox')
    return [
      ballot(marked(reading, field), reading.answers[field.path] === true, parent),
      ...struckBlocks(reading, parent, (earlier) => (earlier.answers[field.path] === true ? '☒' : '☐')),
      space(4),
    ];
  if (field.options) return optionBlocks(reading, field, parent, heading);
  return [lineItem({ ...cellOf(reading, field), answer: moneyOf(reading, field) }, parent)];
}

function contentBlocks(reading: PrintContext, field: Field, parent: Tag): Block[] {
  const heading = printedText(reading, field.label);
  const text = field.text ? printedText(reading, field.text) : '';
  const look = field.verbatim ? { size: 8.75, color: ink, bar: accent } : { size: 9.5, color: ink };
  return [
    ...(heading === ''
      ? []
      : paragraph(heading, parent.add('H3'), { size: 9.5, style: 'bold', keepsWithNext: true })),
    ...paragraph(text, parent.add('P'), look),
    space(8),
  ];
}

function optionBlocks(reading: PrintContext, field: Field, parent: Tag, heading: string): Block[] {
  const isAsked = marked(reading, field) === heading;
  const label = isAsked
    ? []
    : paragraph(marked(reading, field), parent.add('P'), {
        size: 8.75,
        style: 'bold',
        keepsWithNext: true,
      });
  const options = (field.options ?? []).map((option) =>
    ballot(printedText(reading, option.label), isChosen(reading, field, option.value), parent, 10),
  );
  return [
    ...label,
    ...options.map((block, at) => ({ ...block, keepsWithNext: at < options.length - 1 })),
    ...struckBlocks(reading, parent, (earlier) => chosenLabels(earlier, field)),
    space(6),
  ];
}

const chosenLabels = (reading: PrintContext, field: Field): string =>
  (field.options ?? [])
    .filter(({ value }) => isChosen(reading, field, value))
    .map(({ label }) => printedText(reading, label))
    .join(', ');

/** What was checked before: lined through below the boxes. */
function struckBlocks(
  reading: PrintContext,
  parent: Tag,
  written: (reading: PrintContext) => string,
): Block[] {
  const laid = new StruckLayout(struckAnswers(reading, written), column - 28);
  if (laid.height === 0) return [];
  const tag = parent.add('P');
  return [
    {
      height: laid.height + 2,
      draw: (page, top) => page.tagged(tag, () => laid.draw(page, sheet.side + 28, top - 1)),
    },
  ];
}

function isCell(reading: PrintContext, field: Field): boolean {
  if (['content', 'document', 'checkbox'].includes(field.kind)) return false;
  // A list to choose from is written out; buttons are shown with their boxes.
  if (field.options && field.kind !== 'select') return false;
  return field.kind !== 'money' || !isGovernment(reading);
}

function cellOf(reading: PrintContext, field: Field): Cell {
  const answer = field.kind === 'money' ? moneyOf(reading, field) : printedAnswer(reading, field);
  const nothing = isGovernment(reading) ? '' : documentLabels(reading.locale).noAnswer;
  return {
    label: printedText(reading, field.label),
    mark: field.mark,
    answer: answer === '' ? nothing : answer,
    struck: struckAnswers(reading, (earlier) => printedAnswer(earlier, field)),
    span: spanOf(reading, field),
  };
}

function moneyOf(reading: PrintContext, field: Field): string {
  const amount = printedAnswer(reading, field);
  return isGovernment(reading) ? `$ ${amount}`.trimEnd() : amount;
}

function marked(reading: PrintContext, { mark, label }: Field): string {
  const text = printedText(reading, label);
  return mark && !text.includes(mark) && !text.startsWith('(') ? `${mark}  ${text}` : text;
}

/** Twelfths of the column: short answers side by side, sentences alone. Government forms are packed as on paper. */
function spanOf(reading: PrintContext, field: Field): number {
  const { kind, label, maxLength = 0 } = field;
  if (label.en.length > LONG_LABEL) return 12;
  if (maxLength === 1) return 2;
  if (isGovernment(reading)) return packed[kind] ?? packedText(maxLength);
  return roomy[kind] ?? 12;
}

const packed: Partial<Record<FieldKind, number>> = {
  address: 12,
  long_text: 12,
  state: 1.5,
  date: 2.5,
  ssn: 2.5,
  ein: 3,
  name: 3,
  phone: 3,
  country: 3,
  money: 4,
  email: 4,
};

const roomy: Partial<Record<FieldKind, number>> = {
  state: 2,
  date: 4,
  ssn: 4,
  ein: 4,
  name: 6,
  phone: 4,
  country: 4,
  money: 4,
  number: 4,
  routing_number: 4,
  account_number: 4,
  email: 6,
  select: 6,
  text: 6,
};

function packedText(maxLength: number): number {
  if (maxLength === 0) return 12;
  if (maxLength <= 6) return 1.5;
  if (maxLength <= 20) return 2;
  if (maxLength <= 60) return 3;
  return maxLength <= 100 ? 4 : 12;
}
