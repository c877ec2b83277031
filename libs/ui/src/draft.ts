import type { AnswerValue, FieldKind } from '@firstday/forms';
import { controlName } from './field-view.js';

/** What stands in the controls of a field, as typed: not yet an answer, perhaps never one. */
export type Draft = string | readonly string[] | DraftParts;
export type DraftParts = Readonly<Record<string, string>>;

interface Shaped {
  readonly path: string;
  readonly kind: FieldKind;
}

const parts: Partial<Record<FieldKind, readonly string[]>> = {
  address: ['street', 'secondary', 'city', 'state', 'zip', 'country'],
  date: ['month', 'day', 'year'],
  document: [
    'document',
    'issuing_authority',
    'number',
    'no_number',
    'month',
    'day',
    'year',
    'duration',
    'no_expiration',
    'receipt',
  ],
};

const home = 'USA';

/** What a form posts, or a page that is not yet alive holds: absent controls are empty ones. */
export function draftFromForm({ path, kind }: Shaped, form: FormData): Draft {
  if (kind === 'checkbox_group') return form.getAll(path).filter(isText);
  const names = parts[kind];
  if (names) return Object.fromEntries(names.map((part) => [part, textIn(form, controlName(path, part))]));
  return textIn(form, path);
}

export function toDraft(kind: FieldKind, answer: AnswerValue | undefined): Draft {
  switch (kind) {
    case 'checkbox':
      return answer === true ? 'yes' : '';
    case 'checkbox_group':
      return Array.isArray(answer) ? answer.filter(isText) : [];
    case 'date':
      return datePartsOf(answer);
    case 'address':
      return addressPartsOf(answer);
    case 'document':
      return documentPartsOf(answer);
    case 'phone':
      return typeof answer === 'string' ? nationalPhone(answer) : '';
    default:
      return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  }
}

/** What the draft would be as an answer, to be parsed by the engine; null where nothing was given. */
export function toAnswer(kind: FieldKind, draft: Draft): unknown {
  if (kind === 'checkbox') return draft === 'yes';
  if (kind === 'checkbox_group') return typeof draft === 'object' ? draft : [];
  if (kind === 'date') return dateIn(partsOf(draft));
  if (kind === 'address') return addressIn(partsOf(draft));
  if (kind === 'document') return documentIn(partsOf(draft));
  const text = draftText(draft).trim();
  return text === '' ? null : text;
}

export const draftText = (draft: Draft): string => (typeof draft === 'string' ? draft : '');

export const partsOf = (draft: Draft): DraftParts => (isParts(draft) ? draft : {});

export const listOf = (draft: Draft): readonly string[] => (isList(draft) ? draft : []);

/** Answers hold `+12125550123`; people write their own country's numbers without it. */
const nationalPhone = (text: string) => text.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (draft: Draft): draft is readonly string[] => Array.isArray(draft);
const isParts = (draft: Draft): draft is DraftParts => typeof draft === 'object' && !isList(draft);

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return isText(value) ? value : '';
}

function datePartsOf(answer: unknown): DraftParts {
  const [year = '', month = '', day = ''] = isText(answer) ? answer.split('-') : [];
  return { month, day, year };
}

function addressPartsOf(answer: unknown): DraftParts {
  const part = (name: string) => textAt(answer, name);
  return {
    street: part('street'),
    secondary: part('secondary'),
    city: part('city'),
    state: part('state'),
    zip: part('zip'),
    country: part('country') || home,
  };
}

function documentPartsOf(answer: unknown): DraftParts {
  const expires = textAt(answer, 'expires_on');
  return {
    document: textAt(answer, 'document'),
    issuing_authority: textAt(answer, 'issuing_authority'),
    number: textAt(answer, 'number'),
    no_number: tickAt(answer, 'has_no_number'),
    ...datePartsOf(expires === 'D/S' ? '' : expires),
    duration: expires === 'D/S' ? 'yes' : '',
    no_expiration: tickAt(answer, 'has_no_expiration'),
    receipt: tickAt(answer, 'is_receipt'),
  };
}

function dateIn({ month = '', day = '', year = '' }: DraftParts): string | null {
  if (`${month}${day}${year}`.trim() === '') return null;
  return `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}

function addressIn({
  street = '',
  secondary = '',
  city = '',
  state = '',
  zip = '',
  country = '',
}: DraftParts) {
  if (`${street}${secondary}${city}${state}${zip}`.trim() === '') return null;
  return {
    street: street.trim(),
    secondary: secondary.trim() || null,
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim() || null,
    country: country.trim() || home,
  };
}

function documentIn(draft: DraftParts) {
  const [document = '', authority = '', number = ''] = [
    draft['document'],
    draft['issuing_authority']?.trim(),
    draft['number']?.trim(),
  ];
  if (`${document}${authority}${number}` === '') return null;
  // What is left blank is left out: null would say that the document has none.
  const expiration = draft['duration'] === 'yes' ? 'D/S' : dateIn(draft);
  return {
    document,
    ...(authority ? { issuing_authority: authority } : {}),
    ...(number ? { number } : {}),
    ...(draft['no_number'] === 'yes' ? { has_no_number: true } : {}),
    ...(expiration === null ? {} : { expires_on: expiration }),
    ...(draft['no_expiration'] === 'yes' ? { has_no_expiration: true } : {}),
    is_receipt: draft['receipt'] === 'yes',
  };
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

const tickAt = (value: unknown, name: string): string => (valueAt(value, name) === true ? 'yes' : '');

function textAt(value: unknown, name: string): string {
  const found = valueAt(value, name);
  return isText(found) ? found : '';
}
