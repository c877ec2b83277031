import type { FormFieldContent } from '@firstday/domain';
import type { Answers, AnswerValue, FormContext } from '../answers.js';
import type { Edition } from '../edition.js';
import type { Field, FieldKind, Option } from '../field.js';
import { fieldsOf } from '../find-field.js';
import type { Localized } from '../localized.js';
import { formatAnswer } from '../parse-answer.js';
import { payWords } from './pay-words.js';
import { ownKinds } from './own-kinds.js';

interface MergeFact {
  readonly kind: FieldKind;
  readonly options?: readonly Option[];
}

/** What texts may say of the records, and how it is written: what the pages of either side hold. */
export const mergeFacts: Readonly<Record<string, MergeFact>> = {
  'employee.first_name': { kind: 'name' },
  'employee.last_name': { kind: 'name' },
  'employer.name': { kind: 'text' },
  'employer.full_address': { kind: 'text' },
  'placement.start_date': { kind: 'date' },
  'placement.end_date': { kind: 'date' },
  'placement.pay_rate': { kind: 'money' },
  'placement.pay_basis': { kind: 'select', options: payWords.bases },
  'placement.overtime_rate': { kind: 'money' },
  'placement.pay_frequency': { kind: 'select', options: payWords.frequencies },
  'placement.regular_payday': { kind: 'text' },
  'placement.first_payday': { kind: 'date' },
  'placement.tip_allowance': { kind: 'money' },
  'placement.meal_allowance': { kind: 'money' },
  'placement.lodging_allowance': { kind: 'text' },
  'placement.other_allowance': { kind: 'text' },
  'employer.workers_compensation_insurer': { kind: 'text' },
  'employer.workers_compensation_phone': { kind: 'text' },
  'employer.workers_compensation_policy': { kind: 'text' },
};

const mergeField = /\{([a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+)\}/g;

/** As on paper, for what is not known yet. */
const blankLine = '________';

/** The answers and facts that a text names, `task.pay` of `You are paid {task.pay}.` */
export const mergeFieldsIn = (text: string): readonly string[] =>
  [...text.matchAll(mergeField)].flatMap(([, path]) => path ?? []);

/** Whether a text may name the field: not what is masked, and nothing without words. */
export const mayBeMerged = ({ kind, sensitive }: Pick<FormFieldContent, 'kind' | 'sensitive'>): boolean =>
  !sensitive && !ownKinds[kind].isSecret && kind !== 'content' && kind !== 'file';

interface MergedForm {
  readonly edition: Edition;
  readonly answers: Answers;
  readonly context: FormContext;
}

/**
 * The edition with its texts and attestations as they are read: each answer and fact that they name in the language around it.
 * What the law fixes word for word stays.
 */
export function withMergedTexts({ edition, answers, context }: MergedForm): Edition {
  if (!hasMergeFields(edition)) return edition;
  const fields = new Map(fieldsOf(edition).map((field) => [field.path, field]));
  const written = (path: string, locale: string): string => {
    const field = fields.get(path);
    if (field) return field.sensitive ? '' : formatAnswer(field, answers[path], locale);
    const fact = mergeFacts[path];
    return fact ? formatAnswer({ path, label: { en: path }, ...fact }, asAnswer(context[path]), locale) : '';
  };
  const merged = (text: Localized): Localized => {
    const { en, ...others } = text;
    const byLanguage = Object.entries(others).map(
      ([locale, words]) => [locale, fill(words ?? '', (path) => written(path, locale))] as const,
    );
    return { ...Object.fromEntries(byLanguage), en: fill(en, (path) => written(path, 'en')) };
  };
  const mergedField = (field: Field): Field =>
    isMerged(field) ? { ...field, text: merged(field.text) } : field;
  return {
    ...edition,
    sections: edition.sections.map(({ attestation, ...section }) => ({
      ...section,
      ...(attestation && { attestation: { ...attestation, text: merged(attestation.text) } }),
      pages: section.pages.map((page) => ({ ...page, fields: page.fields.map(mergedField) })),
    })),
  };
}

const isMerged = (field: Field): field is Field & { readonly text: Localized } =>
  field.text !== undefined && !field.verbatim;

/** Whether a text names an answer or a fact in any language. */
export const namesAnswers = (text: Localized): boolean =>
  Object.values(text).some((words) => mergeFieldsIn(words ?? '').length > 0);

const known = new WeakMap<Edition, boolean>();

/** Editions of the catalog are asked often, and most name nothing. */
function hasMergeFields(edition: Edition): boolean {
  const texts = () => [
    ...edition.sections.flatMap(({ attestation }) => attestation?.text ?? []),
    ...edition.sections
      .flatMap(({ pages }) => pages)
      .flatMap(({ fields }) => fields.filter(isMerged))
      .map(({ text }) => text),
  ];
  const found = known.get(edition) ?? texts().some(namesAnswers);
  known.set(edition, found);
  return found;
}

const fill = (text: string, written: (path: string) => string): string =>
  text.replaceAll(mergeField, (_, path: string) => written(path) || blankLine);

/** A record's date may have a time behind it. */
const asAnswer = (value: AnswerValue | undefined): AnswerValue | undefined =>
  typeof value === 'string' ? value.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1') : value;
