import { type Page, type Section, shownAnswers, visiblePages } from '@firstday/forms';
import { sectionsOf, type TaskAggregate } from '../task-aggregate.js';

/** A page that shows a PDF to be read. */
export type ReadPage = Page & Required<Pick<Page, 'document'>>;

/** Of the sections that a task has, the pages that are shown and have something to read. */
export function readPages(
  aggregate: TaskAggregate,
  isAsked: (section: Section) => boolean = () => true,
): readonly ReadPage[] {
  const form = { ...aggregate, answers: shownAnswers(aggregate) };
  return sectionsOf(aggregate)
    .filter(isAsked)
    .flatMap((section) => visiblePages(section, form))
    .filter((page): page is ReadPage => page.document !== undefined);
}
