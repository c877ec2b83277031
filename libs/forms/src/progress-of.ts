import type { Progress } from '@firstday/domain';
import type { Facts } from '@firstday/policy-engine';

import { isBlank } from './is-blank.js';
import type { Page, Section } from './edition.js';
import { factsOf } from './facts-of.js';
import type { FormState } from './form-state.js';
import { validateField } from './validate-section.js';
import { isRequired, isShown, visibleSections, withShownAnswers } from './shown-answers.js';

export interface PageProgress extends Progress {
  readonly sectionId: string;
  readonly pageId: string;
}

export interface EditionProgress extends Progress {
  readonly pages: readonly PageProgress[];
}

/** How far a form is: required visible answers, pages that must be visited, and signatures. */
export function progressOf(state: FormState): EditionProgress {
  const shown = withShownAnswers(state);
  const facts = factsOf(shown);
  const sections = visibleSections(shown);
  const pages = sections.flatMap((section) =>
    section.pages
      .filter((it) => isShown(it, facts))
      .map((page) => ({
        ...pageProgress(shown, section, page, facts),
        sectionId: section.id,
        pageId: page.id,
      })),
  );
  const toSign = sections.filter((it) => it.signer !== 'nobody');
  const signed = toSign.filter((it) => state.signatures.includes(it.id)).length;
  return { ...share(sum(pages, 'numerator') + signed, sum(pages, 'denominator') + toSign.length), pages };
}

function pageProgress(state: FormState, section: Section, page: Page, facts: Facts): Progress {
  const { answers, visited, signatures } = state;
  const required = page.fields.filter((it) => isShown(it, facts) && isRequired(it, facts));
  const given = required.filter(
    (it) => !isBlank(answers[it.path]) && validateField(it, answers[it.path], facts).length === 0,
  );
  const visits = page.mustVisit ? 1 : 0;
  const isVisited = visited.includes(page.id) || signatures.includes(section.id);
  return share(given.length + (isVisited ? visits : 0), required.length + visits);
}

const share = (numerator: number, denominator: number): Progress => ({
  percent: denominator === 0 ? 100 : Math.floor((100 * numerator) / denominator),
  numerator,
  denominator,
});

const sum = (pages: readonly Progress[], part: 'numerator' | 'denominator'): number =>
  pages.reduce((total, it) => total + it[part], 0);
