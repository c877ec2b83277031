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

/**
 * By the letters of a heading, in English or Spanish: accents, spaces, dashes and case differ. The headings of the report are not
 * published: these are what people call the columns.
 */
const headings: Readonly<Record<ReportColumn, readonly RegExp[]>> = {
  case_number: [/^(everify)?case(verification)?(number|no|id)$/, /^(numero|no?)(del?)?caso(de)?(everify)?$/],
  a_number: [
    /^(alien|uscis|a|alienregistration)(number|no)$/,
    /^(numero|no?)(del?)?(a|uscis|(registro)?(del?)?extranjero(a|anumber)?)$/,
  ],
  document_number: [
    /^(revoked)?(ead|card|document)(card|document)?(number|no)$/,
    /^(numero|no?)(del?|dela)?(ead|tarjeta|documento)(revocad[oa])?$/,
  ],
  revocation_date: [
    /^(date(of)?revocation|(ead)?(revocation|revoked)(date|on)|(ead)?daterevoked|(ead)?revocationeffectivedate)$/,
    /^(fecha(de)?(la)?revocacion(del?ead)?|fecharevocad[oa]|revocad[oa](el|en))$/,
  ],
};

const letters = (heading: string): string =>
  heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** Where the columns are in a line that may be the heading; -1 for those that it lacks. */
function columnsIn(cells: readonly string[]): Readonly<Record<ReportColumn, number>> {
  const names = cells.map(letters);
  const at = (column: ReportColumn) =>
    names.findIndex((name) => headings[column].some((heading) => heading.test(name)));
  return {
    case_number: at('case_number'),
    a_number: at('a_number'),
    document_number: at('document_number'),
    revocation_date: at('revocation_date'),
  };
}

/** Lines with the name of the report or of the company may be above the heading. */
const mostAbove = 10;

/** @param csv with commas, semicolons or tabs, quotes where they are needed, and any end of line */
export function readStatusChangeReport(csv: string): ReadReport {
  const text = csv.replace(/^\uFEFF/, '');
  const read = ([',', ';', '\t'] as const).map((separator) => readWith(text, separator));
  const [best] = read.toSorted((one, other) => one.missingColumns.length - other.missingColumns.length);
  return best ?? { missingColumns: missingOf(reportColumns) };
}

function readWith(text: string, separator: Separator): ReadReport {
  const records = recordsIn(text, separator).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headed = records.slice(0, mostAbove).map(({ cells }, at) => {
    const columns = columnsIn(cells);
    return { at, columns, missing: missingOf(reportColumns.filter((column) => columns[column] < 0)) };
  });
  const [heading] = headed.toSorted((one, other) => one.missing.length - other.missing.length);
  if (!heading || heading.missing.length > 0)
    return { missingColumns: heading?.missing ?? missingOf(reportColumns) };
  const { at, columns } = heading;
  return {
    missingColumns: [],
    rows: records
      .slice(at + 1)
      .map(({ line, cells }) => toStatusChange(line, (column) => cells[columns[column]]?.trim() ?? '')),
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

/** `2026-11-20`, or `11/20/2026` as it is written in the United States, in Spanish too; a time after it is left out. */
function toDate(given: string): string | null {
  const text = given.replace(/[ T]\d{1,2}:\d{2}.*$/, '');
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

const cellsBy = {
  ',': /(?:"((?:[^"]|"")*)"|([^",\r\n]*))([^,\r\n]*)(,|\r\n|\r|\n|$)/y,
  ';': /(?:"((?:[^"]|"")*)"|([^";\r\n]*))([^;\r\n]*)(;|\r\n|\r|\n|$)/y,
  '\t': /(?:"((?:[^"]|"")*)"|([^"\t\r\n]*))([^\t\r\n]*)(\t|\r\n|\r|\n|$)/y,
} as const;
type Separator = keyof typeof cellsBy;

/** RFC 4180: a quoted cell may hold separators, ends of lines, and quotes that are doubled. */
function recordsIn(csv: string, separator: Separator): readonly CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  const cellAt = cellsBy[separator];
  cellAt.lastIndex = 0;
  while (cellAt.lastIndex < csv.length) {
    const [whole = '', quoted, plain = '', rest = '', end = ''] = cellAt.exec(csv) ?? [];
    if (whole === '') break;
    cells.push((quoted?.replaceAll('""', '"') ?? plain) + rest);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    records.push({ line: start, cells });
    cells = [];
    start = line;
  }
  return cells.length > 0 ? [...records, { line: start, cells }] : records;
}
