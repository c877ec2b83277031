import type { Section } from '@firstday/forms';
import { findField } from '@firstday/forms/engine';
import { type Cell, rows } from './cell.js';
import type { Block } from './paginate.js';
import { space } from './paragraph.js';
import { type PrintContext, printedAnswer, printedText } from './print-context.js';
import type { Tag } from './tag.js';

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
