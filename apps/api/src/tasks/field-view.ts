import type { Side } from '@firstday/domain';
import { type AnswerValue, type Answers, type Field, type Section, maskAnswer } from '@firstday/forms';
import { type Dossier, isSigned, sectionsOf } from './dossier.js';
import { isLocked } from './section-states.js';

/** A field of a task's visible sections, and its section. */
export interface PlacedField {
  readonly field: Field;
  readonly section: Section;
}

export const placedFields = (sections: readonly Section[]): readonly PlacedField[] =>
  sections.flatMap((section) =>
    section.pages.flatMap((page) =>
      page.fields.filter(({ kind }) => kind !== 'content').map((field) => ({ field, section })),
    ),
  );

/** Whether one side may look into a section: into its own, and into the other's once it was handed over. */
function isHandedOver(dossier: Dossier, section: Section, side: Side): boolean {
  if (section.assignee === side) return true;
  if (section.signer === 'nobody') return !isLocked(dossier, section);
  return isSigned(dossier, section);
}

/**
 * The answers as one side sees them. Its own are in clear. The employer examines Section 1 of Form I-9 whole
 * (8 CFR 274a.2(b)(1)(ii)); other forms show it of sensitive answers what tells them apart, the last four digits.
 */
export function answersSeenBy(dossier: Dossier, side: Side): Answers {
  const seen = placedFields(sectionsOf(dossier)).flatMap(({ field, section }) => {
    const value = dossier.answers[field.path];
    if (value === undefined || !isHandedOver(dossier, section, side)) return [];
    const isClear = section.assignee === side || dossier.edition.examinedInClear === true;
    return [[field.path, isClear ? value : maskAnswer(field, value)] as const];
  });
  return Object.fromEntries(seen);
}

/** A value as `tasks.getFields` shows it. */
export const seenValue = (field: Field, value: AnswerValue | undefined, isClear: boolean): AnswerValue =>
  isClear ? (value ?? null) : maskAnswer(field, value);
