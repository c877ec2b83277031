import { describe, expect, it } from '@jest/globals';

import { readStatusChangeReport } from './read-status-change-report.js';

const heading = 'Revocation Date,Case Number,A-Number';
const row = (line: number, caseNumber: string, alienNumber = '123456789', revokedOn = '2026-11-20') => ({
  line,
  caseNumber,
  alienNumber,
  documentNumber: null,
  revokedOn,
});
const rowsOf = (csv: string) => {
  const read = readStatusChangeReport(csv);
  return 'rows' in read ? read.rows : read.missingColumns;
};

describe('a Status Change Report', () => {
  it.each<readonly [title: string, csv: string]>([
    ['with its heading', `${heading}\n2026-11-20,2026123456789AB,A123456789`],
    ['with a byte order mark and CRLF', `\uFEFF${heading}\r\n2026-11-20,2026123456789AB,A123456789\r\n`],
    ['with dates of the United States', `${heading}\n11/20/2026,2026123456789AB,A123456789`],
    [
      'with quotes',
      `"Revocation Date","Case Number","A-Number"\n"2026-11-20","2026123456789AB","A123-456-789"`,
    ],
    [
      'with other columns, in another order',
      'Name,A Number,EAD Revocation Date,E-Verify Case Number\n"Lopez, Ana ""A""",123456789,2026-11-20,2026123456789ab',
    ],
    [
      'in Spanish, with capitals and accents',
      'NOMBRE,NÚMERO DE CASO,Número de extranjero,Fecha de revocación\nAna,2026123456789AB,A123456789,11/20/2026',
    ],
    [
      'in Spanish, as people abbreviate it, with semicolons',
      'Fecha de la revocación del EAD;N.º de caso de E-Verify;Número A\n2026-11-20;2026123456789AB;A123456789',
    ],
    ['with tabs', `${heading}\n2026-11-20,2026123456789AB,A123456789`.replaceAll(',', '\t')],
    ['with a time after the day', `${heading}\n11/20/2026 12:00:00 AM,2026123456789AB,A123456789`],
    ['with empty lines at its end', `${heading}\n2026-11-20,2026123456789AB,A123456789\n\n,,\n`],
  ])('%s is read', (_title, csv) => {
    expect(rowsOf(csv)).toEqual([row(2, '2026123456789AB')]);
  });

  it('may have lines above its heading', () => {
    const csv = `Status Change Report,,\nHarbor Foods LLC,,\n\n${heading}\n2026-11-20,2026123456789AB,A123456789`;
    expect(rowsOf(csv)).toEqual([row(5, '2026123456789AB')]);
  });

  it('does not take a day for a month where a date is written the other way', () => {
    const csv = 'Número de caso;Número A;Fecha de revocación\n2026123456789AB;A123456789;20/11/2026';
    expect(rowsOf(csv)).toEqual([{ line: 2, column: 'revocation_date' }]);
  });

  it('has lines where a cell goes over several', () => {
    const csv = `Note,${heading}\n"two\nlines",2026-11-20,AAAA11111111111,A1234567\nx,2026-11-21,BBBB11111111111,A12345678`;
    expect(rowsOf(csv)).toEqual([
      row(2, 'AAAA11111111111', '001234567'),
      row(4, 'BBBB11111111111', '012345678', '2026-11-21'),
    ]);
  });

  it.each<readonly [cells: string, column: string]>([
    ['2026-11-20,,A123456789', 'case_number'],
    ['2026-11-20,=HYPERLINK("x"),A123456789', 'case_number'],
    ['2026-11-20,2026123456789AB,123', 'a_number'],
    ['2026-11-20,2026123456789AB,=1+1', 'a_number'],
    ['2026-02-30,2026123456789AB,A123456789', 'revocation_date'],
    ['13/01/2026,2026123456789AB,A123456789', 'revocation_date'],
    ['2026-11-20,2026123456789AB', 'a_number'],
  ])('names the line and the column that it cannot read: %s', (cells, column) => {
    expect(rowsOf(`${heading}\n${cells}`)).toEqual([{ line: 2, column }]);
  });

  it.each<readonly [heading: string]>([
    ['Document Number'],
    ['EAD Card Number'],
    ['Card Number'],
    ['Revoked Document Number'],
    ['EAD Number'],
  ])('has the number of a document too, under “%s”, with an A-number or without', (document) => {
    const csv = `Revocation Date,Case Number,A-Number,${document}
2026-11-20,2026123456789AB,,src 123-4567890
2026-11-20,2026123456789AB,A123456789,
2026-11-20,2026123456789AB,A123456789,SRC1234567890
2026-11-20,2026123456789AB,,
2026-11-20,2026123456789AB,soon,SRC1234567890
2026-11-20,2026123456789AB,A123456789,=1+1`;
    const given = row(2, '2026123456789AB');
    expect(rowsOf(csv)).toEqual([
      { ...given, alienNumber: null, documentNumber: 'SRC1234567890' },
      { ...given, line: 3 },
      { ...given, line: 4, documentNumber: 'SRC1234567890' },
      { line: 5, column: 'a_number' },
      { line: 6, column: 'a_number' },
      { line: 7, column: 'document_number' },
    ]);
    const without = `Revocation Date,Case Number,${document}\n2026-11-20,2026123456789AB,SRC1234567890`;
    expect(rowsOf(without)).toEqual([{ ...given, alienNumber: null, documentNumber: 'SRC1234567890' }]);
  });

  it('says which columns it lacks', () => {
    expect(rowsOf('Case Number,Name\nx,y')).toEqual(['a_number', 'revocation_date']);
    expect(rowsOf('')).toEqual(['case_number', 'a_number', 'revocation_date']);
  });

  it('is read as fast where it is hostile', () => {
    for (const csv of ['"'.repeat(200_000), `${heading}\n"${'a,'.repeat(100_000)}`, ','.repeat(200_000)])
      expect(readStatusChangeReport(csv)).toBeDefined();
  });
});
