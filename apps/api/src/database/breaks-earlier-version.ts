/** Where the database of the first release ends: what is made from here on is made for installations that run. */
export const firstReleaseTimestamp = 1_795_700_000_000;

/**
 * Migrations after which a program of the version before can no longer run on the database. Within a minor version there is none:
 * whoever installed 1.4.2 and does not like it installs 1.4.1 again, and the database stays as it is. One that has to break (it drops
 * or renames what an earlier program reads, or asks for what that one does not write) stands here, and the minor version goes up.
 */
export const breakingMigrations: readonly string[] = [
  'EmployeeDevices1795860000000',
  // An earlier program changes forms and placements without attesting it: they would look tampered with.
  'AttestedIndexes1795872000000',
];

const breaking: readonly RegExp[] = [
  /\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|FUNCTION|SCHEMA)\b/i,
  /\bDROP\s+"(?!.*\bCONSTRAINT\b)/i,
  /\bRENAME\b/i,
  /\bALTER\s+(COLUMN\s+)?"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bDROP\s+DEFAULT\b/i,
  /\bADD\s+CONSTRAINT\b(?![^;`]*\bNOT\s+VALID\b)/i,
  /\bADD\s+(COLUMN\s+)?"?\w+"?\s[^,;`]*\bNOT\s+NULL\b(?![^,;`]*\b(DEFAULT|GENERATED)\b)(?<!\bDEFAULT\b[^,;`]*)/i,
];

/**
 * Whether statements take something away that a program of the version before relies on, as far as their text tells. New tables, columns
 * with a default or without a value, indexes and triggers do not.
 */
export function breaksEarlierVersion(sql: string): boolean {
  return sql
    .split(/;|`/)
    .filter((statement) => !/^\s*CREATE\s+(UNLOGGED\s+)?TABLE\b/i.test(statement))
    .some((statement) => breaking.some((pattern) => pattern.test(statement)));
}
