/**
 * What can be wrong with a file that is imported, as the API says it. Whoever speaks another language with people finds out
 * by `parseImportProblem` what was said, and with which values.
 */
export const importProblems = {
  cells: 'Expected {count} cells as in the header: is a separator in a cell without quotation marks?',
  columnTwice: 'More than one column has the header that fills {property}',
  empty: 'The file is empty',
  lostPermission: 'Whoever sent it may not create such records any more',
  noColumn: 'The file has no column {column}',
  noJson: 'The file has no JSON object in its first line',
  notCsv: 'This is not CSV, after row {row}',
  notJson: 'Expected a JSON object',
  notUtf8:
    'The file is not in UTF-8: save it as “CSV UTF-8”. Windows-1252 and UTF-16 would turn names into others',
  propertyTwice: 'More than one column fills {property}',
  quoteInCell: 'A quotation mark is closed in the middle of a cell, after row {row}',
  quoteOpen: 'A quotation mark is not closed, after row {row}',
  required: 'No column fills what is required: {properties}',
  rowTooLong: 'A row has more than {size} MiB, after row {row}',
  tooManyColumns: 'A file may have at most {count} columns',
  tooManyRows: 'A file may have at most {count} rows: divide it',
  unknownProperty: 'No column of {kind} fills {property}',
  wentWrong: 'Something went wrong, several times: send the file again later',
} as const;
/** What is wrong with a file or a row of it, by its name. */
export type ImportProblem = keyof typeof importProblems;

type Values = Readonly<Record<string, number | string>>;

/** The sentence of a problem. */
export const sayImportProblem = (problem: ImportProblem, values: Values = {}): string =>
  importProblems[problem].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const patterns = Object.entries(importProblems).map(([problem, text]) => ({
  problem,
  pattern: new RegExp(
    `^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`,
    's',
  ),
}));

const isImportProblem = (name: string): name is ImportProblem => Object.hasOwn(importProblems, name);

/** Which problem a sentence says, and with which values; undefined for a sentence that is none of these. */
export function parseImportProblem(
  sentence: string,
): { readonly problem: ImportProblem; readonly values: Readonly<Record<string, string>> } | undefined {
  for (const { problem, pattern } of patterns) {
    const found = pattern.exec(sentence);
    if (found && isImportProblem(problem)) return { problem, values: { ...found.groups } };
  }
  return undefined;
}
