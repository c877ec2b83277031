/**
 * What processes of the version before still use while a new one is rolled out: columns and tables that go or are called
 * otherwise, and new columns that a row without them cannot have. Statements of SQL in, those that narrow out.
 */
const narrows = [
  /\bDROP\s+(?:TABLE|COLUMN)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\b.*\bTYPE\b/is,
  /\bDROP\s+DEFAULT\b/i,
  /\bADD\s+(?:COLUMN\s+)?"?\w+"?\s(?!.*\b(?:DEFAULT|GENERATED)\b)[^,]*\bNOT\s+NULL\b/is,
];

/** The statements among these that take away what the version before relies on. */
export const narrowingStatements = (statements: readonly string[]): readonly string[] =>
  statements.filter((text) => narrows.some((pattern) => pattern.test(text)));
