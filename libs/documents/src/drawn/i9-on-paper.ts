import type { Section } from '@firstday/forms';
import { findField } from '@firstday/forms/engine';
import { said, shown, type Reading } from './answers.js';
import { space } from './blocks.js';
import { rows, type Cell } from './cells.js';
import type { Block } from './flow.js';
import type { Tag } from './tags.js';

/**
 * 8 CFR 274a.2(a)(2): no change to the sequence of the data elements. The hosted pages ask the preparers and the copies
 * between Sections 1 and 2; on paper Section 2 follows Section 1.
 */
const sequence = ['section_1', 'section_2', 'documents', 'supplement_a', 'supplement_b'];

export function asOnPaper(form: string, sections: readonly Section[]): readonly Section[] {
  if (form !== 'i-9') return sections;
  const rankOf = ({ id }: Section) => sequence.findIndex((start) => id.startsWith(start));
  return [...sections].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Each supplement begins with the employee's name from Section 1. */
export function nameFromSectionOne(reading: Reading, section: Section, parent: Tag): Block[] {
  if (reading.edition.form !== 'i-9' || !section.id.startsWith('supplement_')) return [];
  const cells = ['task.last_name', 'task.first_name', 'task.middle_initial'].flatMap((path): Cell[] => {
    const field = findField(reading.edition, path);
    return field
      ? [{ label: `${said(reading, field.label)} from Section 1.`, answer: shown(reading, field), span: 4 }]
      : [];
  });
  return [...rows(cells, parent), space(6)];
}
