import { outcomeOf, type Condition, type Facts } from '@firstday/policy-engine';

import { isBlank } from './answer-shapes.js';
import type { Answers, Edition, Field, Page, Section, Surroundings } from './edition.js';
import { factsOf } from './facts-of.js';

/** What the engine needs of an edition: its sections. */
export type Sections = Pick<Edition, 'sections'>;

/** Shown where its condition is met; unknown is not met, so nothing appears before it is known to be asked. */
export const isShown = (part: { readonly when?: Condition }, facts: Facts): boolean =>
  part.when === undefined || outcomeOf(part.when, facts) === 'met';

export const isRequired = (field: Field, facts: Facts): boolean =>
  typeof field.required === 'object' ? outcomeOf(field.required, facts) === 'met' : field.required === true;

/** The sections in order; those that open on request only once a change request named them. */
export function visibleSections(
  edition: Sections,
  answers: Answers,
  surroundings: Surroundings,
  openedSectionIds: readonly string[] = [],
): readonly Section[] {
  const facts = factsOf(answers, surroundings);
  return edition.sections.filter(
    (it) => isShown(it, facts) && (it.opens === 'in_order' || openedSectionIds.includes(it.id)),
  );
}

export function visiblePages(
  section: Section,
  answers: Answers,
  surroundings: Surroundings,
): readonly Page[] {
  const facts = factsOf(answers, surroundings);
  return section.pages.filter((it) => isShown(it, facts));
}

export function visibleFields(page: Page, answers: Answers, surroundings: Surroundings): readonly Field[] {
  const facts = factsOf(answers, surroundings);
  return page.fields.filter((it) => isShown(it, facts));
}

/**
 * The answers that count: those of fields that are shown. One answer may hide another that itself hid a third (an
 * exemption claimed on Form W-4 hides Steps 1(c) to 4), so it goes on until nothing more is hidden.
 */
export function shownAnswers(edition: Sections, answers: Answers, surroundings: Surroundings): Answers {
  const hidden = hiddenPaths(edition, answers, surroundings);
  if (hidden.size === 0) return answers;
  const shown = Object.fromEntries(Object.entries(answers).filter(([path]) => !hidden.has(path)));
  return shownAnswers(edition, shown, surroundings);
}

function hiddenPaths(edition: Sections, answers: Answers, surroundings: Surroundings): ReadonlySet<string> {
  const facts = factsOf(answers, surroundings);
  const hidden = edition.sections.flatMap((section) =>
    section.pages.flatMap((page) => {
      const isOpen = isShown(section, facts) && isShown(page, facts);
      return page.fields.filter(
        (field) => !isBlank(answers[field.path]) && !(isOpen && isShown(field, facts)),
      );
    }),
  );
  return new Set(hidden.map((it) => it.path));
}
