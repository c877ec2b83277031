import { outcomeOf, type Condition, type Facts } from '@firstday/policy-engine';

import { isBlank } from './is-blank.js';
import type { Answers } from './answers.js';
import type { Page, Section } from './edition.js';
import type { Field } from './field.js';
import { factsOf } from './facts-of.js';
import type { AnsweredForm, AnswersInContext, FormState } from './form-state.js';

/** Shown where its condition is met. Unknown is not met: nothing appears before it is known to be needed. */
export const isShown = (part: { readonly when?: Condition }, facts: Facts): boolean =>
  part.when === undefined || outcomeOf(part.when, facts) === 'met';

export const isRequired = (field: Field, facts: Facts): boolean =>
  typeof field.required === 'object' ? outcomeOf(field.required, facts) === 'met' : field.required === true;

/**
 * The sections in order; those that open on request only once a change request has opened them. A section that was signed
 * stays, whatever is corrected elsewhere on the form.
 */
export function visibleSections(form: AnsweredForm & Pick<FormState, 'opened'>): readonly Section[] {
  const facts = factsOf(form);
  return form.edition.sections.filter(
    (it) =>
      isSignedIn(form, it) ||
      (isShown(it, facts) && (it.opens === 'in_order' || form.opened.includes(it.id))),
  );
}

/** Whether a signature of the section is in force. */
const isSignedIn = ({ context }: AnswersInContext, { id }: Section): boolean =>
  context[`${id}.is_signed`] === true;

export function visiblePages(section: Section, form: AnswersInContext): readonly Page[] {
  const facts = factsOf(form);
  return section.pages.filter((it) => isShown(it, facts));
}

export function visibleFields(page: Page, form: AnswersInContext): readonly Field[] {
  const facts = factsOf(form);
  return page.fields.filter((it) => isShown(it, facts));
}

/**
 * The answers that count: those of fields that are shown. Hiding one answer can hide another (claiming exemption on
 * Form W-4 hides Steps 1(c) to 4), so this repeats until nothing more is hidden.
 */
export function shownAnswers(form: AnsweredForm): Answers {
  const hidden = hiddenPaths(form);
  if (hidden.size === 0) return form.answers;
  const shown = Object.fromEntries(Object.entries(form.answers).filter(([path]) => !hidden.has(path)));
  return shownAnswers({ ...form, answers: shown });
}

/** The form with only the answers that count. */
export const withShownAnswers = <Form extends AnsweredForm>(form: Form): Form => ({
  ...form,
  answers: shownAnswers(form),
});

function hiddenPaths(form: AnsweredForm): ReadonlySet<string> {
  const facts = factsOf(form);
  // What was hidden when a section was signed is blank in it: nothing of it is hidden by what is corrected elsewhere.
  const unsigned = form.edition.sections.filter((section) => !isSignedIn(form, section));
  const hidden = unsigned.flatMap((section) =>
    section.pages.flatMap((page) => {
      const isOpen = isShown(section, facts) && isShown(page, facts);
      return page.fields.filter(
        (field) => !isBlank(form.answers[field.path]) && !(isOpen && isShown(field, facts)),
      );
    }),
  );
  return new Set(hidden.map((it) => it.path));
}
