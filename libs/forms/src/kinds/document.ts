import { isDocument } from '../is-blank.js';
import type { AnswerValue, DocumentAnswer } from '../answers.js';
import type { DocumentOption, Field } from '../field.js';
import type { FieldIssue } from '../field-issue.js';
import { formatDate, isIsoDate, readDate, usDate } from './date.js';
import { blank, isBlankInput, accepted, rejected, type Kind, type Parsed } from './kind.js';
import { lastFour } from './last-four.js';
import { readRecord } from './read-record.js';
import { readLine } from './read-line.js';

const parts = ['document', 'issuing_authority', 'number', 'expires_on', 'is_receipt'] as const;
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
  const key = record.get('document');
  const chosen = field.documents?.find((it) => it.key === key);
  if (!chosen) addIssue('document', 'document_expected');
  const [authority, number] = [line('issuing_authority', 150), line('number', 40)];
  const expiry = readExpiry(record.get('expires_on'), chosen);
  if (expiry === undefined) addIssue('expires_on', 'date_expected');
  const receipt = record.get('is_receipt') ?? false;
  if (typeof receipt !== 'boolean') addIssue('is_receipt', 'tick_expected');
  if (issues.length > 0) return { ok: false, issues };
  return accepted<DocumentAnswer>({
    document: chosen?.key ?? '',
    ...(authority === undefined ? {} : { issuing_authority: authority }),
    ...(number === undefined ? {} : { number }),
    expires_on: expiry ?? null,
    // Some documents are themselves receipts (8 CFR 274a.2(b)(1)(vi)(B)-(C)) and keep their own title.
    ...(receipt === true ? { is_receipt: true } : {}),
  });
}

/** What goes into the form's title box; a receipt is written as one (M-274 4.3). */
export function documentTitle(
  { document: key, is_receipt }: DocumentAnswer,
  documents: readonly DocumentOption[] = [],
): string {
  const title = documents.find((it) => it.key === key)?.title ?? key;
  return is_receipt ? `Receipt: ${title}` : title;
}

/** An ISO date, D/S where the document may have it, null if it has no expiration date; undefined if it is invalid. */
function readExpiry(given: unknown, chosen: DocumentOption | undefined): string | null | undefined {
  if (isBlankInput(given)) return null;
  if (typeof given !== 'string' || given.length > 20) return undefined;
  const word = given.trim().toUpperCase();
  if (word === 'N/A') return null;
  if (word === 'D/S' && chosen?.durationOfStatus) return word;
  return readDate(given) ?? undefined;
}

function written(value: AnswerValue, field: Field, day: (iso: string) => string): readonly string[] {
  if (!isDocument(value)) return [];
  const { issuing_authority: authority, number, expires_on: expiry } = value;
  const end = expiry && isIsoDate(expiry) ? day(expiry) : expiry;
  return [documentTitle(value, field.documents), authority, number, end].filter((it): it is string =>
    Boolean(it),
  );
}
