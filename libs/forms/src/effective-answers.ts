import { parseAnswer } from './parse-answer.js';
import type { Answers, FormContext } from './answers.js';
import type { Field } from './field.js';
import { answerFieldsOf } from './find-field.js';
import type { AnsweredForm } from './form-state.js';
import { shownAnswers } from './shown-answers.js';

/**
 * The answers that count: what was given, what the records know where nothing was given, and nothing from fields that
 * are not shown. An answer taken back (null) is not filled in again.
 *
 * @param own what the person said of themselves in other forms: it comes before what the records have
 */
export function effectiveAnswers(form: AnsweredForm, own: FormContext = {}): Answers {
  const { edition, answers, context } = form;
  const known = edition.sections
    .filter((section) => !section.isNeverPrefilled)
    .flatMap(answerFieldsOf)
    .filter((field) => answers[field.path] === undefined)
    .flatMap((field) => prefilled(field, { ...context, ...own }));
  return shownAnswers({ ...form, answers: { ...answers, ...Object.fromEntries(known) } });
}

/** A record may hold what the form does not accept (an address abroad, an outdated number): then the form asks. */
function prefilled(field: Field, context: FormContext) {
  if (field.prefill === undefined) return [];
  const parsed = parseAnswer(field, context[field.prefill]);
  return parsed.ok && parsed.value !== null ? [[field.path, parsed.value] as const] : [];
}
