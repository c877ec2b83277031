import type { Answers, Field, Section, Surroundings } from './edition.js';
import { parseAnswer } from './answer.js';
import { answerFieldsOf } from './find-in-edition.js';
import { shownAnswers, type Sections } from './visibility.js';

export interface PrefillSettings {
  /** The account's leave to fill Section 1 of Form I-9 from its records, which federal guidance advises against. */
  readonly prefillsGovernmentForms: boolean;
}

/**
 * The answers as they stand: what was given, what is known already where nothing was, and nothing from fields that
 * are not shown. An answer taken back (null) is not filled again.
 */
export function effectiveAnswers(
  edition: Sections,
  answers: Answers,
  surroundings: Surroundings,
  settings: PrefillSettings,
): Answers {
  const known = edition.sections
    .filter((it) => mayPrefill(it, settings))
    .flatMap(answerFieldsOf)
    .flatMap((field) => prefilled(field, answers, surroundings));
  return shownAnswers(edition, { ...answers, ...Object.fromEntries(known) }, surroundings);
}

const mayPrefill = (section: Section, settings: PrefillSettings): boolean =>
  section.prefill !== 'account_setting' || settings.prefillsGovernmentForms;

/** A record may hold what the form does not take (an address abroad, a number of old): it is then asked for. */
function prefilled(field: Field, answers: Answers, surroundings: Surroundings) {
  if (field.prefill === undefined || answers[field.path] !== undefined) return [];
  const parsed = parseAnswer(field, surroundings[field.prefill]);
  return parsed.ok && parsed.value !== null ? [[field.path, parsed.value] as const] : [];
}
