import type { Assignee, Page, Section } from './edition.js';
import { factsOf } from './facts-of.js';
import { findSection } from './find-field.js';
import type { AnsweredForm, FormState } from './form-state.js';
import { validateSection } from './validate-section.js';
import { isShown, visibleSections, withShownAnswers } from './shown-answers.js';

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

/**
 * Whose turn it is, and at which section: in order, and employees before employers before the service. A section that is
 * locked is nobody's yet: a notice is the employer's first. A correction waits for what was never signed.
 */
export function turnOf(state: FormState): Turn {
  const left = sectionsLeft(state);
  const open = left.filter((it) => !isLocked(state, it.id));
  const next = firstOf(open.filter((it) => !wasSigned(state, it))) ?? firstOf(open) ?? firstOf(left);
  return next ? { type: turns[next.assignee], sectionId: next.id } : { type: null, sectionId: null };
}

/** The sections that somebody still has to do something in. */
export const sectionsLeft = (state: FormState): readonly Section[] =>
  visibleSections(withShownAnswers(state)).filter((it) => !isDone(state, it));

/** Whether a section was signed before, and may be open again for a correction. */
const wasSigned = ({ context }: FormState, { id }: Section): boolean =>
  context[`${id}.signed_on`] !== undefined;

const firstOf = (sections: readonly Section[]): Section | undefined =>
  assignees.flatMap((who) => sections.filter((it) => it.assignee === who))[0];

/**
 * A section that someone signs is done once it is signed; one that nobody signs, once its required answers are there.
 * A section that requires nothing (copies of documents, which the employee may give or not) blocks nobody.
 */
function isDone(state: FormState, section: Section): boolean {
  if (section.signer !== 'nobody') return state.signatures.includes(section.id);
  return validateSection(state, section.id).every((it) => it.code !== 'required');
}

/** Needs nothing more: it is signed or, where nobody signs, nothing in it is missing or wrong. */
export function isComplete(state: FormState, section: Section): boolean {
  if (section.signer !== 'nobody') return state.signatures.includes(section.id);
  return validateSection(state, section.id).length === 0;
}

/**
 * Locked until all sections before it are complete. Section 2 of Form I-9 waits for Section 1 and for the certification
 * of each preparer whom the employee named (8 CFR 274a.2(b)(1)(i)-(ii)). A section that opens on request is locked until
 * a change request opens it. It waits for no correction, since a reverification has a day of its own; nor do corrections wait
 * for each other.
 */
export function isLocked(state: FormState, sectionId: string): boolean {
  const sections = visibleSections(withShownAnswers(state));
  const at = sections.findIndex((it) => it.id === sectionId);
  const section = sections[at];
  if (!section) return true;
  const isBesideCorrections = section.opens === 'on_request' || wasSigned(state, section);
  const isWaiting = (it: Section) => !isComplete(state, it) && !(isBesideCorrections && wasSigned(state, it));
  return sections.slice(0, at).some(isWaiting);
}

/** Pages that the law has the signer see before signing, and that were not visited (Pub. 15-T, for Form W-4). */
export function unvisitedPages(
  form: AnsweredForm & Pick<FormState, 'visited'>,
  sectionId: string,
): readonly Page[] {
  const facts = factsOf(withShownAnswers(form));
  const pages = findSection(form.edition, sectionId)?.pages ?? [];
  return pages.filter((it) => it.mustVisit && isShown(it, facts) && !form.visited.includes(it.id));
}
