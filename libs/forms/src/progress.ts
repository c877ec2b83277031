import { isBlank } from './answer-shapes.js';
import type { Answers, Page, Section, Surroundings } from './edition.js';
import { factsOf } from './facts-of.js';
import { validateField } from './validate.js';
import { isRequired, isShown, shownAnswers, visibleSections, type Sections } from './visibility.js';

export interface Progress {
  /** 0 to 100; 100 only when nothing is left. */
  readonly percent: number;
  readonly numerator: number;
  readonly denominator: number;
}

export interface PageProgress extends Progress {
  readonly sectionId: string;
  readonly pageId: string;
}

export interface EditionProgress extends Progress {
  readonly pages: readonly PageProgress[];
}

/** How far a task is: required visible answers, pages that must be visited, and signatures. */
export function progressOf(
  edition: Sections,
  answers: Answers,
  surroundings: Surroundings,
  signedSectionIds: readonly string[],
  visitedPageIds: readonly string[],
  openedSectionIds: readonly string[] = [],
): EditionProgress {
  const shown = shownAnswers(edition, answers, surroundings);
  const facts = factsOf(shown, surroundings);
  const sections = visibleSections(edition, shown, surroundings, openedSectionIds);
  const pages = sections.flatMap((section) =>
    section.pages
      .filter((it) => isShown(it, facts))
      .map((page) => ({ ...pageProgress(section, page), sectionId: section.id, pageId: page.id })),
  );
  const signatures = sections.filter((it) => it.signer !== 'nobody');
  const signed = signatures.filter((it) => signedSectionIds.includes(it.id)).length;
  return {
    ...share(sum(pages, 'numerator') + signed, sum(pages, 'denominator') + signatures.length),
    pages,
  };

  function pageProgress(section: Section, page: Page): Progress {
    const required = page.fields.filter((it) => isShown(it, facts) && isRequired(it, facts));
    const given = required.filter(
      (it) => !isBlank(shown[it.path]) && validateField(it, shown[it.path], facts).length === 0,
    );
    const visit = page.mustVisit ? 1 : 0;
    const isVisited = visitedPageIds.includes(page.id) || signedSectionIds.includes(section.id);
    return share(given.length + (isVisited ? visit : 0), required.length + visit);
  }
}

const share = (numerator: number, denominator: number): Progress => ({
  percent: denominator === 0 ? 100 : Math.floor((100 * numerator) / denominator),
  numerator,
  denominator,
});

const sum = (pages: readonly Progress[], part: 'numerator' | 'denominator'): number =>
  pages.reduce((total, it) => total + it[part], 0);
