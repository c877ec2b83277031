import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { narrowingStatements } from '../testing/narrowing-statements.js';

const folder = new URL('./migrations/', import.meta.url);
/** From here on a version is rolled out while the one before serves; earlier ones were never in use beside another. */
const since = 1_795_580_000_000;

const statementsUp = (name: string): string[] => {
  const source = readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');
  const [, up = ''] = /async up\(.*?\{([\s\S]*?)\n {2}\}/.exec(source) ?? [];
  return [...up.matchAll(/`([\s\S]*?)`/g)].map(([, text = '']) => text);
};

describe('migrations', () => {
  it('take nothing away that processes of the version before still use', () => {
    const names = readdirSync(folder).filter((name) => Number.parseInt(name, 10) >= since);
    for (const name of names) expect([name, narrowingStatements(statementsUp(name))]).toEqual([name, []]);
  });

  it('are read: an earlier one that took a column away is found', () => {
    expect(narrowingStatements(statementsUp('1795250788890-webhook-fairness.ts'))).toHaveLength(2);
  });

  it.each([
    'ALTER TABLE "webhooks" DROP COLUMN "active_since"',
    'ALTER TABLE tasks RENAME COLUMN a TO b',
    'ALTER TABLE tasks RENAME TO forms',
    'DROP TABLE "messages"',
    'ALTER TABLE "tasks" ADD "due_on" date NOT NULL',
    'ALTER TABLE "tasks" ADD COLUMN due_on date NOT NULL',
    'ALTER TABLE "tasks" ALTER COLUMN "a" SET NOT NULL',
    'ALTER TABLE "tasks" ALTER COLUMN "a" TYPE bigint',
    'ALTER TABLE "tasks" ALTER COLUMN "a" DROP DEFAULT',
  ])('narrow with %s', (text) => expect(narrowingStatements([text])).toEqual([text]));

  it.each([
    'ALTER TABLE "tasks" ADD "due_on" date',
    `ALTER TABLE "tasks" ADD "kind" text NOT NULL DEFAULT 'a'`,
    'CREATE TABLE "a" ("id" text NOT NULL)',
    'DROP INDEX "IDX_tasks"',
    'ALTER TABLE "tasks" ALTER COLUMN "a" DROP NOT NULL',
  ])('do not with %s', (text) => expect(narrowingStatements([text])).toEqual([]));
});
