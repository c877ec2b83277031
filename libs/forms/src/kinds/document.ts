import { isDocument } from '../is-blank.js';
import type { AnswerValue, DocumentAnswer } from '../answers.js';
import type { DocumentOption, Field } from '../field.js';
import type { FieldIssue } from '../field-issue.js';
import { formatDate, isIsoDate, usDate } from './date.js';
import { notApplicable, readExpiration, readNumber } from './not-applicable.js';
import { blank, isBlankInput, accepted, rejected, type Kind, type Parsed } from './kind.js';
import { lastFour } from './last-four.js';
import { readRecord } from './read-record.js';
import { readLine } from './read-line.js';

const parts = [
  'document',
  'issuing_authority',
  'number',
  'has_no_number',
  'expires_on',
  'has_no_expiration',
  'is_receipt',
] as const;
type Part = (typeof parts)[number];

/** A row of Section 2 or Supplement B: one of the field's documents. */
export const document: Kind = {
  parse: (given, field) => {
    if (isBlankInput(given)) return blank;
    const record = readRecord(given, parts);
    if (record === null) return rejected(field, 'document_expected');
    if ([...record.values()].every((it) => isBlankInput(it) || it === false)) return blank;
    return readDocument(record, field);
  },
  format: (value, field, locale) => written(value, field, (iso) => formatDate(iso, locale)).join('\n'),
  mask: (value) =>
    isDocument(value) && value.number !== undefined ? { ...value, number: lastFour(value.number) } : value,
  pdfText: (value, field) => written(value, field, usDate).join(', '),
};

function readDocument(record: ReadonlyMap<Part, unknown>, field: Field): Parsed {
  const issues: FieldIssue[] = [];
  const addIssue = (part: Part, code: string) => issues.push({ path: [field.path, part], code });
  const line = (part: 'issuing_authority' | 'number', limit: number) => {
    const parsed = readLine(record.get(part), field, limit);
    if (!parsed.ok) issues.push(...parsed.issues.map((it) => ({ ...it, path: [field.path, part] })));
    return parsed.ok ? (parsed.value ?? undefined) : undefined;
  };
  const isTicked = (part: 'has_no_number' | 'has_no_expiration' | 'is_receipt') => {
    const ticked = record.get(part) ?? false;
    if (typeof ticked !== 'boolean') addIssue(part, 'tick_expected');
    return ticked === true;
  };
  const chosen = field.documents?.find(({ key }) => key === record.get('document'));
  if (!chosen) addIssue('document', 'document_expected');
  const authority = line('issuing_authority', 150);
  const number = readNumber(record.get('number'), line('number', 40), isTicked('has_no_number'));
  if ('wrong' in number) addIssue('number', number.wrong);
  const isReceipt = isTicked('is_receipt');
  const isEndless =
    isTicked('has_no_expiration') || (neverExpires(chosen, isReceipt) && !record.get('expires_on'));
  const expiration = readExpiration(record.get('expires_on'), chosen, isEndless);
  if ('wrong' in expiration) addIssue('expires_on', expiration.wrong);
  if (issues.length > 0) return { ok: false, issues };
  return accepted<DocumentAnswer>({
    document: chosen?.key ?? '',
    ...(authority === undefined ? {} : { issuing_authority: authority }),
    ...number,
    ...expiration,
    // Some documents are themselves receipts (8 CFR 274a.2(b)(1)(vi)(B)-(C)) and keep their own title.
    ...(isReceipt ? { is_receipt: true } : {}),
  });
}

/** A receipt for a document has a day of its own until which it is valid; a statement in place of one has nothing. */
const neverExpires = (chosen: DocumentOption | undefined, isReceipt: boolean): boolean =>
  chosen?.expires === 'never' && chosen.isStatement !== true && !isReceipt;

/** What goes into the form's title box; a receipt is written as one (M-274 4.3). */
export function documentTitle(
  { document: key, is_receipt }: DocumentAnswer,
  documents: readonly DocumentOption[] = [],
): string {
  const title = documents.find((it) => it.key === key)?.title ?? key;
  return is_receipt ? `Receipt: ${title}` : title;
}

/** What goes into the form's box for the number. */
export const documentNumber = ({ number, has_no_number }: DocumentAnswer): string | undefined =>
  has_no_number ? notApplicable : number;

/** What goes into the form's box for the expiration date: an ISO date, a word, or nothing. */
export const documentExpiration = ({ expires_on, has_no_expiration }: DocumentAnswer): string | undefined =>
  has_no_expiration ? notApplicable : (expires_on ?? undefined);

function written(value: AnswerValue, field: Field, day: (iso: string) => string): readonly string[] {
  if (!isDocument(value)) return [];
  const end = documentExpiration(value);
  return [
    documentTitle(value, field.documents),
    value.issuing_authority,
    documentNumber(value),
    end && isIsoDate(end) ? day(end) : end,
  ].filter((it): it is string => Boolean(it));
}
