import { type Field, type FieldKind } from '@firstday/forms/engine';
import { accent, ink } from '../page/color.js';
import { isChosen, isRepeated, printedText, printedAnswer, type PrintContext } from './print-context.js';
import { paragraph, space } from './paragraph.js';
import { ballot, rows, type Cell } from './cell.js';
import type { Block } from './paginate.js';
import type { Tag } from './tag.js';
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
    if (isRepeated(field)) continue;
    if (isCell(field)) cells.push(cellOf(reading, field));
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
  if (field.kind === 'checkbox')
    return [
      ballot(printedText(reading, field.label), reading.answers[field.path] === true, parent),
      space(4),
    ];
  return optionBlocks(reading, field, parent, heading);
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
  const isAsked = printedText(reading, field.label) === heading;
  const label = isAsked
    ? []
    : paragraph(printedText(reading, field.label), parent.add('P'), {
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
    space(6),
  ];
}

function isCell({ kind, options }: Field): boolean {
  if (kind === 'content' || kind === 'checkbox') return false;
  // A list to choose from is written out; buttons are shown with their boxes.
  return !options || kind === 'select';
}

function cellOf(reading: PrintContext, field: Field): Cell {
  const answer = printedAnswer(reading, field);
  return {
    label: printedText(reading, field.label),
    answer: answer === '' ? documentLabels(reading.locale).noAnswer : answer,
    span: spanOf(field),
  };
}

/** Twelfths of the column: short answers side by side, sentences alone. */
function spanOf({ kind, label, maxLength = 0 }: Field): number {
  if (label.en.length > LONG_LABEL) return 12;
  if (maxLength === 1) return 2;
  return roomy[kind] ?? 12;
}

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
