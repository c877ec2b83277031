import { addDays } from './deadlines/add-days.js';
import type { Answers, AnswerValue } from './answers.js';
import type { DocumentOption, Field, FieldKind } from './field.js';
import { findField, findSection } from './find-field.js';
import type { AnsweredForm } from './form-state.js';
import { isBlank } from './is-blank.js';
import { isIsoDate } from './kinds/date.js';
import { parseAnswer } from './parse-answer.js';
import { visibleFields, visiblePages } from './shown-answers.js';
import { validateSection } from './validate-section.js';

interface SampleOptions {
  /** ISO date. */
  readonly today: string;
  /** Those that the form brings itself. */
  readonly samples: Answers;
  /** What need not be answered is answered too: to see the whole form. */
  readonly fillsOptional?: boolean;
}

/**
 * Answers with which a section can be signed, for tests of an integration: what is known is used, what is given stays,
 * and what is optional is left out unless the form brings a sample of it, or it is asked for.
 *
 * @returns only those that were missing; where given answers contradict the form, it still does not validate
 */
export function sampleAnswers(form: AnsweredForm, sectionId: string, options: SampleOptions): Answers {
  let found: Answers = {};
  // An answer can call for others, a few times over.
  for (let round = 0; round < 50; round += 1) {
    const answers = { ...form.answers, ...found };
    const more = missingFields({ ...form, answers }, sectionId, options)
      .filter(({ path }) => found[path] === undefined)
      .map((field) => [field.path, sampleFor(field, { ...form, answers }, options)] as const);
    if (more.length === 0) break;
    found = { ...found, ...Object.fromEntries(more) };
  }
  return found;
}

/** The blank fields that stand in the way of a signature, or all that are shown. */
function missingFields(
  form: AnsweredForm,
  sectionId: string,
  { fillsOptional, samples }: SampleOptions,
): readonly Field[] {
  const isMissing = ({ kind, path }: Field) =>
    kind !== 'file' && (isBlank(form.answers[path]) || form.answers[path] === false);
  const section = findSection(form.edition, sectionId);
  const shown = section ? visiblePages(section, form).flatMap((page) => visibleFields(page, form)) : [];
  if (fillsOptional && section) return shown.filter((field) => field.kind !== 'content' && isMissing(field));
  const given = shown.filter((field) => samples[field.path] !== undefined && isMissing(field));
  const paths = new Set(validateSection(form, sectionId).map(({ path }) => String(path[0])));
  return [...given, ...[...paths].flatMap((path) => findField(form.edition, path) ?? []).filter(isMissing)];
}

function sampleFor(
  field: Field,
  { answers, context }: AnsweredForm,
  { today, samples }: SampleOptions,
): AnswerValue {
  const known = field.prefill === undefined ? undefined : context[field.prefill];
  const asKnown = parseAnswer(field, known);
  if (asKnown.ok && !isBlank(asKnown.value)) return asKnown.value;
  const given = samples[field.path];
  if (given !== undefined) return given;
  const same = field.rules?.find(({ rule }) => rule === 'same_as')?.value;
  if (typeof same === 'string') return answers[same] ?? byKind[field.kind](field, today);
  return byKind[field.kind](field, today);
}

const text = (field: Field): AnswerValue => 'Sample'.slice(0, field.maxLength);
const first = (field: Field): AnswerValue => field.options?.[0]?.value ?? null;
const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' } as const;

/** Within the limits that the field sets. */
function sampleAmount({ rules = [] }: Field): AnswerValue {
  const limit = (name: string, without: number): number => {
    const value = rules.find(({ rule }) => rule === name)?.value;
    return typeof value === 'number' ? value : without;
  };
  const least = limit('min', 1);
  const whole = rules.some(({ rule }) => rule === 'whole') ? Math.ceil(least) : least;
  return Math.min(Math.max(1, whole), limit('max', Infinity));
}

function sampleDay({ rules = [] }: Field, today: string): AnswerValue {
  if (rules.some(({ rule }) => rule === 'past')) return '1990-04-12';
  const limit = (name: string) => {
    const value = rules.find(({ rule }) => rule === name)?.value;
    return typeof value === 'string' && isIsoDate(value) ? value : today;
  };
  const [earliest, latest] = [limit('not_before'), limit('not_after')];
  if (earliest > today) return earliest;
  return latest < today ? latest : today;
}

/** Well-formed, and of nobody: the number was withdrawn from use, the telephone number is kept for fiction. */
const byKind: Readonly<Record<FieldKind, (field: Field, today: string) => AnswerValue>> = {
  account_number: () => '000123456789',
  address: () => address,
  checkbox: () => true,
  checkbox_group: ({ options }) => options?.slice(0, 1).map(({ value }) => value) ?? [],
  content: () => null,
  country: () => 'USA',
  date: sampleDay,
  document: ({ documents }, today) => sampleDocument(documents?.[0], today),
  ein: () => '12-3456789',
  email: () => 'sample@example.com',
  file: () => null,
  long_text: text,
  money: sampleAmount,
  name: text,
  number: sampleAmount,
  phone: () => '518-555-0100',
  radio: first,
  routing_number: () => '021000021',
  select: first,
  ssn: () => '219-09-9999',
  state: () => 'NY',
  text,
};

function sampleDocument(document: DocumentOption | undefined, today: string): AnswerValue {
  if (!document) return null;
  return {
    document: document.key,
    ...(document.isStatement ? {} : { issuing_authority: 'New York' }),
    ...(document.numbered === 'never' ? {} : { number: '123456789' }),
    ...(document.expires === 'never' ? {} : { expires_on: addDays(today, 5 * 365) }),
  };
}
