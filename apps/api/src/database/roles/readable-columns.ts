/** Tables that hold nothing but what lets somebody in, opens what is sealed, or counts requests. */
const unreadable = new Set([
  'evidence_keys',
  'idempotency_keys',
  'keys',
  'password_salt',
  'request_counts',
  'sign_in_failures',
]);

/** Hashes of tokens and passwords, secrets, and what is sealed: of no use to a report. */
const isSecret = (column: string): boolean =>
  /hash|secret|sealed|password|salt|token/.test(column) && !/_(at|id|until)$/.test(column);

/** What an analyst may read of a table; undefined for all of it. */
export function readableColumns(table: string, columns: readonly string[]): readonly string[] | undefined {
  if (unreadable.has(table)) return [];
  return columns.some(isSecret) ? columns.filter((column) => !isSecret(column)) : undefined;
}
