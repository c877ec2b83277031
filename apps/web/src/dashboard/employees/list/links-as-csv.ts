/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Names and links as CSV, as spreadsheets read it. */
export const linksAsCsv = (
  head: readonly [string, string],
  links: readonly (readonly [name: string, link: string])[],
): string => `\ufeff${[head, ...links].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
