import { toRegionalLocale } from '@firstday/domain/languages';
import type { Field, FieldKind } from '../field.js';
import type { FieldIssue } from '../field-issue.js';
import { formatDate, isIsoDate } from '../kinds/date.js';
import { textOf } from '../text-of.js';
import { messageKeyOf, messageText, messageTextOf, type FormMessageKey } from './message-text.js';

/** What to say about a missing answer depends on how the question is answered. */
const required: Readonly<Partial<Record<FieldKind, FormMessageKey>>> = {
  address: 'address_expected',
  checkbox: 'required_tick',
  checkbox_group: 'required_choice',
  country: 'country_expected',
  date: 'required_date',
  document: 'required_document',
  file: 'required_file',
  radio: 'required_choice',
  select: 'required_choice',
  ssn: 'ssn_expected',
  state: 'state_expected',
};

/** Longer labels are paragraphs of legal text: a message names such a field by its number on the form. */
const LONG_LABEL = 70;

/** The message for an issue, in the reader's language. Never repeats an answer. An issue of a whole section has no field. */
export function issueMessage(issue: FieldIssue, field: Field | undefined, locale: string): string {
  const label = labelOf(field, locale);
  const values = { ...written(issue.values ?? {}, locale), label };
  const { code, message } = issue;
  if (message) return messageTextOf({ code, message }, locale, values);
  const asked = field ? required[field.kind] : undefined;
  const text = messageText(code === 'required' ? (asked ?? 'required') : messageKeyOf(code), locale, values);
  return withQuestionMark(text, label, field && textOf(field.label, locale));
}

/** A sentence that ends with a question ends as the question does. */
function withQuestionMark(text: string, label: string, whole: string | undefined): string {
  const [mark] = /[?؟]$/.exec(whole ?? '') ?? [];
  // In a language that is written from the right the label is set apart by U+2069.
  const isLast = [`${label}.`, `${label}\u2069.`].some((end) => text.endsWith(end));
  return mark !== undefined && isLast ? text.slice(0, -1) + mark : text;
}

function labelOf(field: Field | undefined, locale: string): string {
  if (!field) return '';
  const label = textOf(field.label, locale).replace(/[:.?؟]+$/, '');
  return label.length > LONG_LABEL && field.mark ? field.mark : label;
}

const written = (values: NonNullable<FieldIssue['values']>, locale: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, blank(value, locale)]));

function blank(value: string | number, locale: string): string {
  if (typeof value === 'number') return new Intl.NumberFormat(toRegionalLocale(locale)).format(value);
  return isIsoDate(value) ? formatDate(value, locale) : value;
}
