import type { Answers, AnswerValue, Edition } from '@firstday/forms';
import { fieldsOfSections } from '../answers-visible-to.js';

/** Every answer of a form as text, by columns that a reader understands: those of documents and addresses one a part. */
export function toFormFields(edition: Edition, answers: Answers): Record<string, string> {
  const cells = fieldsOfSections(edition.sections).flatMap(({ field, section }) =>
    partsOf(answers[field.path]).map(([part, text]) => {
      const path = part === '' ? field.path : `${field.path}.${part}`;
      return [`${section.title.en}: ${field.label.en} [${path}]`, text] as const;
    }),
  );
  return Object.fromEntries(cells);
}

function partsOf(value: AnswerValue | undefined): readonly (readonly [part: string, text: string])[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return [['', value.map(toText).join('; ')]];
  if (typeof value !== 'object') return [['', String(value)]];
  return Object.entries(value).flatMap(([part, it]) =>
    it === null || it === undefined || it === '' ? [] : [[part, toText(it)] as const],
  );
}

function toText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
