import { isDocument } from '../answer-shapes.js';
import type { AnswerValue, DocumentAnswer, DocumentOption, Field, FieldIssue } from '../edition.js';
import { formatDate, isIsoDate, readDate, usDate } from './date.js';
import { blank, isNothing, understood, wrong, type Kind, type Parsed } from './kind.js';
import { lastFour } from './masking.js';
import { readRecord } from './read-record.js';
import { readLine } from './read-text.js';

const parts = ['document', 'issuing_authority', 'number', 'expires_on', 'is_receipt'] as const;
type Part = (typeof parts)[number];

/** A row of Section 2 or Supplement B: one document from the field's lists. */
export const document: Kind = {
  parse: (given, field) => {
    if (isNothing(given)) return blank;
    const record = readRecord(given, parts);
    if (record === null) return wrong(field, 'document_expected');
    if ([...record.values()].every((it) => isNothing(it) || it === false)) return blank;
    return readDocument(record, field);
  },
  format: (value, field, locale) => written(value, field, (iso) => formatDate(iso, locale)).join('\n'),
  mask: (value) =>
    isDocument(value) && value.number !== undefined ? { ...value, number: lastFour(value.number) } : value,
  pdfText: (value, field) => written(value, field, usDate).join(', '),
};

function readDocument(record: ReadonlyMap<Part, unknown>, field: Field): Parsed {
  const issues: FieldIssue[] = [];
  const complain = (part: Part, code: string) => issues.push({ path: [field.path, part], code });
  const line = (part: 'issuing_authority' | 'number', limit: number) => {
    const parsed = readLine(record.get(part), field, limit);
    if (!parsed.ok) issues.push(...parsed.issues.map((it) => ({ ...it, path: [field.path, part] })));
    return parsed.ok ? (parsed.value ?? undefined) : undefined;
  };
  const key = record.get('document');
  const chosen = field.documents?.find((it) => it.key === key);
  if (!chosen) complain('document', 'document_expected');
  const [authority, number] = [line('issuing_authority', 150), line('number', 40)];
  const expiry = readExpiry(record.get('expires_on'), chosen);
  if (expiry === undefined) complain('expires_on', 'date_expected');
  const receipt = record.get('is_receipt') ?? false;
  if (typeof receipt !== 'boolean') complain('is_receipt', 'tick_expected');
  if (issues.length > 0) return { ok: false, issues };
  return understood<DocumentAnswer>({
    document: chosen?.key ?? '',
    ...(authority === undefined ? {} : { issuing_authority: authority }),
    ...(number === undefined ? {} : { number }),
    expires_on: expiry ?? null,
    // Some documents are receipts by their nature (8 CFR 274a.2(b)(1)(vi)(B)-(C)) and are written by their own title.
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

/** An ISO date, D/S where the document may say so, null where it says nothing; undefined where it is none of them. */
function readExpiry(given: unknown, chosen: DocumentOption | undefined): string | null | undefined {
  if (isNothing(given)) return null;
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
