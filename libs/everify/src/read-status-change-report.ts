import { isDate } from '@firstday/domain/calendar';

/** One revoked employment authorization, as E-Verify's Status Change Report names it. */
export interface StatusChange {
  /** The line of the file on which it begins, the heading being the first. */
  readonly line: number;
  readonly caseNumber: string;
  /** Nine digits; null where the line has none. */
  readonly alienNumber: string | null;
  /** Letters and digits alone; null where the line, or the file, has none. */
  readonly documentNumber: string | null;
  /** `YYYY-MM-DD`. */
  readonly revokedOn: string;
}

/** A line that is none; never what it says. */
export interface MalformedLine {
  readonly line: number;
  readonly column: ReportColumn;
}

export const reportColumns = ['case_number', 'a_number', 'document_number', 'revocation_date'] as const;
export type ReportColumn = (typeof reportColumns)[number];

export type ReadReport =
  | { readonly missingColumns: readonly ReportColumn[] }
  | { readonly missingColumns: readonly []; readonly rows: readonly (StatusChange | MalformedLine)[] };

export const isMalformed = (row: StatusChange | MalformedLine): row is MalformedLine => 'column' in row;

/** By the letters of a heading: spaces, dashes and case differ. */
const headings: Readonly<Record<ReportColumn, RegExp>> = {
  case_number: /^(everify)?casenumber$/,
  a_number: /^(alien|uscis|a|alienregistration)number$/,
  document_number: /^(revoked)?(ead|card|document)(card|document)?number$/,
  revocation_date: /^(date(of)?revocation|revocationdate|(eadrevo(ked|cation)|revoked)(date|on))$/,
};

/** @param csv with commas, quotes where they are needed, and any end of line */
export function readStatusChangeReport(csv: string): ReadReport {
  const [heading, ...records] = recordsIn(csv.replace(/^\uFEFF/, '')).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const names = heading?.cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, '')) ?? [];
  const at = new Map(
    reportColumns.map((column) => [column, names.findIndex((name) => headings[column].test(name))]),
  );
  const missing = missingOf(reportColumns.filter((column) => (at.get(column) ?? -1) < 0));
  if (missing.length > 0) return { missingColumns: missing };
  const cell = (cells: readonly string[], column: ReportColumn) => cells[at.get(column) ?? -1]?.trim() ?? '';
  return {
    missingColumns: [],
    rows: records.map(({ line, cells }) => toStatusChange(line, (column) => cell(cells, column))),
  };
}

/** One of the two numbers of a person is enough. */
function missingOf(absent: readonly ReportColumn[]): readonly ReportColumn[] {
  const hasNumber = !absent.includes('a_number') || !absent.includes('document_number');
  return absent.filter((column) => column !== 'document_number' && !(hasNumber && column === 'a_number'));
}

function toStatusChange(line: number, cell: (column: ReportColumn) => string): StatusChange | MalformedLine {
  const caseNumber = cell('case_number').toUpperCase();
  if (!/^[0-9A-Z]{8,20}$/.test(caseNumber)) return { line, column: 'case_number' };
  const [alienNumber, documentNumber] = [
    toAlienNumber(cell('a_number')),
    toDocumentNumber(cell('document_number')),
  ];
  if (alienNumber === null && (documentNumber === null || cell('a_number') !== ''))
    return { line, column: 'a_number' };
  if (documentNumber === null && cell('document_number') !== '') return { line, column: 'document_number' };
  const revokedOn = toDate(cell('revocation_date'));
  if (revokedOn === null) return { line, column: 'revocation_date' };
  return { line, caseNumber, alienNumber, documentNumber, revokedOn };
}

/** A-Numbers have seven to nine digits and are written with nine. */
export function toAlienNumber(text: string): string | null {
  const digits = /^A?(\d{7,9})$/.exec(text.replaceAll(/[\s-]/g, '').toUpperCase())?.[1];
  return digits?.padStart(9, '0') ?? null;
}

/** As it is printed on the document, whose spaces and dashes people leave out. */
export function toDocumentNumber(text: string): string | null {
  const number = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{5,30}$/.test(number) ? number : null;
}

/** `2026-11-20`, or `11/20/2026` as it is written in the United States. */
function toDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** RFC 4180: a quoted cell may hold commas, ends of lines, and quotes that are doubled. */
function recordsIn(csv: string): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  const cellAt = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))([^,\r\n]*)(,|\r\n|\r|\n|$)/y;
  while (cellAt.lastIndex < csv.length) {
    const [whole = '', quoted, plain = '', rest = '', end = ''] = cellAt.exec(csv) ?? [];
    if (whole === '') break;
    cells.push((quoted?.replaceAll('""', '"') ?? plain) + rest);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',') continue;
    records.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return cells.length > 0 ? [...records, { line: start, cells }] : records;
}
