import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AttackedForms } from '../../testing/attacked-forms.js';
import { query } from '../../testing/factories.js';
import { inspectedTables } from '../../testing/inspected-columns.js';

/*
 * One value of one column is changed with the rights of the database's owner, for each column that an inspector reads. Without time of
 * its own: the columns come from the list, which `attacks.feature.spec.ts` compares with the schema.
 */

let forms: AttackedForms;
let types: ReadonlyMap<string, string>;

beforeAll(async () => {
  forms = await AttackedForms.start();
  const columns = await query<{ name: string; type: string }>(
    forms.api,
    `SELECT table_name || '.' || column_name AS name, udt_name AS type
       FROM information_schema.columns WHERE table_schema = current_schema()`,
  );
  types = new Map(columns.map(({ name, type }) => [name, type]));
}, 400_000);
afterAll(() => forms.stop());
beforeEach(() => forms.begin());
afterEach(() => forms.undo());

/** Another value of the same type. */
const otherValues: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  _text: (column) => `array_append(${column}, 'supplement_b')`,
  timestamptz: (column) => `coalesce(${column}, now()) - interval '400 days'`,
  int4: (column) => `${column} + 1000`,
  bool: (column) => `NOT ${column}`,
  bytea: (column) => `coalesce(${column}, '') || '\\x00'`,
  jsonb: (column) => `coalesce(${column}, '{}') || '{"changed": "yes"}'`,
};

const columns = Object.entries(inspectedTables).flatMap(([table, it]) =>
  it.read.map((column) => ({
    name: `${table}.${column}`,
    table,
    column,
    where: it.where,
    changes: 'changes' in it ? it.changes : {},
  })),
);

describe('a reader, the audit answer, the operator and an inspector detect a change with database rights of', () => {
  it.each(columns)('$name', async ({ table, column, where, changes }) => {
    const known: Readonly<Record<string, string>> = changes;
    const value = known[column] ?? otherValues[types.get(`${table}.${column}`) ?? '']?.(column) ?? '';
    await forms.run(
      `UPDATE ${table} SET ${column} = ${value} WHERE ctid = (SELECT min(ctid) FROM ${table} WHERE ${where})`,
    );
    expect(await forms.seenBy()).toEqual(['reader', 'audit', 'operator', 'inspector']);
  });
});
