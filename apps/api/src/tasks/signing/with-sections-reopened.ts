import type { Section } from '@firstday/forms';
import type { TaskAggregate } from '../task-aggregate.js';
import { fieldsOfSections } from '../answers-visible-to.js';

/**
 * The aggregate with its sections open again: their signatures no longer count, their pages are to be looked at anew
 * before signing, and what the service filled in is filled in afresh. Answers of people stay.
 */
export function withSectionsReopened(aggregate: TaskAggregate, sections: readonly Section[]): TaskAggregate {
  const ids = new Set(sections.map(({ id }) => id));
  const pages = new Set(sections.flatMap((section) => section.pages.map(({ id }) => id)));
  const systemFields = fieldsOfSections(sections.filter(({ assignee }) => assignee === 'system'));
  const forgotten = new Set(systemFields.map(({ field }) => field.path));
  return {
    ...aggregate,
    given: Object.fromEntries(Object.entries(aggregate.given).filter(([path]) => !forgotten.has(path))),
    signatures: aggregate.signatures.filter(({ section_id }) => !ids.has(section_id)),
    subtasks: aggregate.subtasks.map((it) => (pages.has(it.page_id) ? { ...it, visited_at: null } : it)),
  };
}

/** The section and all that come after it. */
export const sectionsFrom = ({ edition }: TaskAggregate, sectionId: string): readonly Section[] =>
  edition.sections.slice(edition.sections.findIndex(({ id }) => id === sectionId));
