import type { Side } from '@firstday/domain';
import { type AnswerValue, type Answers, type Field, type Section, maskAnswer } from '@firstday/forms';
import { type TaskAggregate, isSigned, sectionsOf } from './task-aggregate.js';
import { isSectionLocked } from './section-state-of.js';

/** A field of a task's visible sections, and its section. */
export interface SectionField {
  readonly field: Field;
  readonly section: Section;
}

export const fieldsOfSections = (sections: readonly Section[]): readonly SectionField[] =>
  sections.flatMap((section) =>
    section.pages.flatMap((page) =>
      page.fields.filter(({ kind }) => kind !== 'content').map((field) => ({ field, section })),
    ),
  );

/** Whether one side may look into a section: into its own, and into the other's once it was handed over. */
function isVisibleTo(aggregate: TaskAggregate, section: Section, side: Side): boolean {
  if (section.assignee === side) return true;
  if (section.signer === 'nobody') return !isSectionLocked(aggregate, section);
  return isSigned(aggregate, section);
}

/**
 * The answers as one side sees them. Its own are in clear. The employer examines Section 1 of Form I-9 whole
 * (8 CFR 274a.2(b)(1)(ii)); other forms show it of sensitive answers what tells them apart, the last four digits.
 */
export function answersVisibleTo(aggregate: TaskAggregate, side: Side): Answers {
  const visible = fieldsOfSections(sectionsOf(aggregate)).flatMap(({ field, section }) => {
    const value = aggregate.answers[field.path];
    if (value === undefined || !isVisibleTo(aggregate, section, side)) return [];
    const isClear = section.assignee === side || aggregate.edition.examinedInClear === true;
    return [[field.path, isClear ? value : maskAnswer(field, value)] as const];
  });
  return Object.fromEntries(visible);
}

/** A value as `tasks.getFields` shows it. */
export const displayedValue = (field: Field, value: AnswerValue | undefined, isClear: boolean): AnswerValue =>
  isClear ? (value ?? null) : maskAnswer(field, value);
