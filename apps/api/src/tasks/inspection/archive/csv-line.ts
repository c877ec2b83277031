/** What a spreadsheet takes for the beginning of a formula, also in its full-width form. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/**
 * A cell that shows what it says and computes nothing: what could be a formula gets an apostrophe before it. Control characters
 * are blanks, since some programs end a cell or the file there.
 */
export function csvCell(value: string): string {
  // eslint-disable-next-line no-control-regex
  const plain = value.replaceAll(/[\0-\b\v\f\x0e-\x1f\x7f]/g, ' ');
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** By this Excel knows that a file is UTF-8. */
export const byteOrderMark = '\ufeff';
