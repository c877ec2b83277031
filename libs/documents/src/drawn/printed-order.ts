import type { Edition, Section } from '@firstday/forms';
import { findField } from '@firstday/forms/engine';
import { printedText, printedAnswer, type PrintContext } from './print-context.js';
import { space } from './paragraph.js';
import { rows, type Cell } from './cell.js';
import type { Block } from './paginate.js';
import type { Tag } from './tag.js';

/** Sections as they follow each other on paper: some are asked for in another order than the form prints them. */
export function inPrintedOrder({ printedOrder }: Edition, sections: readonly Section[]): readonly Section[] {
  if (!printedOrder) return sections;
  const rankOf = ({ id }: Section) => printedOrder.indexOf(id);
  return [...sections].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Answers of earlier sections that a section repeats at its head. */
export function repeatedBlocks(reading: PrintContext, section: Section, parent: Tag): Block[] {
  if (!section.repeats) return [];
  const cells = section.repeats.flatMap(({ path, label }): Cell[] => {
    const field = findField(reading.edition, path);
    return field
      ? [{ label: printedText(reading, label), answer: printedAnswer(reading, field), span: 4 }]
      : [];
  });
  return [...rows(cells, parent), space(6)];
}
