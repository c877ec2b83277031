import { isBlank } from './answer-shapes.js';
import type { Answers, Assignee, Page, Section, Surroundings } from './edition.js';
import { factsOf } from './facts-of.js';
import { findSection } from './find-in-edition.js';
import { validateSection } from './validate.js';
import { isRequired, isShown, shownAnswers, visibleSections, type Sections } from './visibility.js';

export type TurnType = 'employee_action' | 'employer_action' | 'system_action';

export interface Turn {
  readonly type: TurnType | null;
  readonly sectionId: string | null;
}

const turns = {
  employee: 'employee_action',
  employer: 'employer_action',
  system: 'system_action',
} as const satisfies Record<Assignee, TurnType>;

const assignees = ['employee', 'employer', 'system'] as const;

/** Whose turn it is, and at which section: in order, and employees before employers before the service. */
export function turnOf(
  edition: Sections,
  answers: Answers,
  surroundings: Surroundings,
  signedSectionIds: readonly string[],
  openedSectionIds: readonly string[] = [],
): Turn {
  const open = visibleSections(
    edition,
    shownAnswers(edition, answers, surroundings),
    surroundings,
    openedSectionIds,
  ).filter((it) => !isDone(edition, it, answers, surroundings, signedSectionIds));
  const next = assignees.flatMap((who) => open.filter((it) => it.assignee === who))[0];
  return next ? { type: turns[next.assignee], sectionId: next.id } : { type: null, sectionId: null };
}

/**
 * A section that someone signs is done by the signature. One that nobody signs is done when its required answers are
 * there; where it asks for nothing (copies of documents, which are the employee's to give) it holds nobody up.
 */
function isDone(
  edition: Sections,
  section: Section,
  answers: Answers,
  surroundings: Surroundings,
  signedSectionIds: readonly string[],
): boolean {
  if (section.signer !== 'nobody') return signedSectionIds.includes(section.id);
  return validateSection(edition, section.id, answers, surroundings).every((it) => it.code !== 'required');
}

/**
 * Locked until those before it are signed by the employee: Section 2 of Form I-9 until Section 1 is (8 CFR
 * 274a.2(b)(1)(ii)); a section that opens on request until a change request opened it.
 */
export function isLocked(
  edition: Sections,
  sectionId: string,
  answers: Answers,
  surroundings: Surroundings,
  signedSectionIds: readonly string[],
  openedSectionIds: readonly string[] = [],
): boolean {
  const shown = shownAnswers(edition, answers, surroundings);
  const sections = visibleSections(edition, shown, surroundings, openedSectionIds);
  const at = sections.findIndex((it) => it.id === sectionId);
  if (at < 0) return true;
  const section = sections[at];
  const needed = sections
    .slice(0, at)
    .filter(
      (it) => it.signer === 'employee' || (section?.opens === 'on_request' && it.signer === 'employer'),
    );
  return needed.some((it) => !signedSectionIds.includes(it.id));
}

/** Pages that the law sends the signer through and that were not visited (Pub. 15-T: every page before signing). */
export function unvisitedPages(
  edition: Sections,
  sectionId: string,
  answers: Answers,
  surroundings: Surroundings,
  visitedPageIds: readonly string[],
): readonly Page[] {
  const facts = factsOf(shownAnswers(edition, answers, surroundings), surroundings);
  const pages = findSection(edition, sectionId)?.pages ?? [];
  return pages.filter((it) => it.mustVisit && isShown(it, facts) && !visitedPageIds.includes(it.id));
}

/** The first page of a section with something left to do, else its first: where one who comes back goes on. */
export function resumePage(
  section: Section,
  answers: Answers,
  surroundings: Surroundings,
  visitedPageIds: readonly string[],
): Page | undefined {
  const facts = factsOf(answers, surroundings);
  const pages = section.pages.filter((it) => isShown(it, facts));
  const isOpen = (page: Page) =>
    (page.mustVisit && !visitedPageIds.includes(page.id)) ||
    page.fields.some((it) => isShown(it, facts) && isRequired(it, facts) && isBlank(answers[it.path]));
  return pages.find(isOpen) ?? pages[0];
}
