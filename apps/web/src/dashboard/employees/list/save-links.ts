/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠|%]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Names and links as CSV, as spreadsheets read it. */
export const linksAsCsv = (
  head: readonly [string, string],
  links: readonly (readonly [name: string, link: string])[],
): string => `\ufeff${[head, ...links].map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

/** Gives a text to the browser as a file. It is in the memory of the page until then, and nowhere else. */
export function saveFile(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
