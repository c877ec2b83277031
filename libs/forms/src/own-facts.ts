import type { AddressAnswer, AnswerValue, Answers, FormContext } from './answers.js';
import { answerFieldsOf } from './find-field.js';
import type { Sections } from './form-state.js';
import { isAddress, isBlank } from './is-blank.js';
import { notApplicable } from './kinds/not-applicable.js';

/**
 * What employees said of themselves in a form, by the facts that fields of other forms are filled from
 * (`employee.last_name`). An address counts whole and in its parts, however the form asks for it.
 */
export function ownFacts(edition: Sections, answers: Answers): FormContext {
  const said = edition.sections
    .filter((section) => section.assignee === 'employee')
    .flatMap(answerFieldsOf)
    .flatMap(({ path, prefill }) => {
      const value = answers[path];
      return isOwn(prefill) && !isNothing(value) ? [[prefill, value] as const] : [];
    });
  const facts: FormContext = Object.fromEntries(said);
  return { ...partsOf(facts['employee.address']), ...wholeOf(facts), ...facts };
}

const isOwn = (fact: string | undefined): fact is string => fact?.startsWith('employee.') ?? false;

/** N/A says that there is none on that form: another one may ask otherwise. */
const isNothing = (value: AnswerValue | undefined): boolean =>
  isBlank(value) || (typeof value === 'string' && value.trim().toUpperCase() === notApplicable);

const parts = ['street', 'secondary', 'city', 'state', 'zip'] as const;

function partsOf(address: AnswerValue | undefined): FormContext {
  if (!isAddress(address)) return {};
  return Object.fromEntries(
    parts.flatMap((part) => (address[part] ? [[`employee.address.${part}`, address[part]] as const] : [])),
  );
}

/** Forms that ask for an address line by line ask for one in the United States. */
function wholeOf(facts: FormContext): FormContext {
  const [street, secondary, city, state, zip] = parts.map((part) =>
    textAt(facts, `employee.address.${part}`),
  );
  if (!street || !city || !state || !zip) return {};
  const address: AddressAnswer = { street, secondary: secondary ?? null, city, state, zip, country: 'USA' };
  return { 'employee.address': address };
}

function textAt(facts: FormContext, path: string): string | undefined {
  const value = facts[path];
  return typeof value === 'string' ? value : undefined;
}
