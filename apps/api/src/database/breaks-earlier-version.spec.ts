import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakingMigrations, breaksEarlierVersion, firstReleaseTimestamp } from './breaks-earlier-version.js';

describe('a migration within a minor version', () => {
  it.each([
    'CREATE TABLE "notes" ("id" text NOT NULL, CONSTRAINT "PK" PRIMARY KEY ("id"))',
    'ALTER TABLE "employees" ADD "badge" text',
    `ALTER TABLE "employees" ADD "badge" text NOT NULL DEFAULT ''`,
    `ALTER TABLE "employees" ADD COLUMN badge integer DEFAULT 0 NOT NULL`,
    'CREATE INDEX "by_badge" ON "employees" ("badge")',
    'DROP INDEX "by_badge"',
    'ALTER TABLE "employees" DROP CONSTRAINT "FK_1"',
    'CREATE TRIGGER note AFTER INSERT ON employees FOR EACH ROW EXECUTE FUNCTION note()',
  ])('may say %s', (sql) => {
    expect(breaksEarlierVersion(sql)).toBe(false);
  });

  it.each([
    'DROP TABLE "employees"',
    'ALTER TABLE "employees" DROP COLUMN "badge"',
    'ALTER TABLE "employees" DROP "badge"',
    'ALTER TABLE "employees" RENAME COLUMN "badge" TO "number"',
    'ALTER TABLE "employees" ALTER COLUMN "badge" TYPE integer',
    'ALTER TABLE "employees" ALTER COLUMN "badge" SET NOT NULL',
    'ALTER TABLE "employees" ADD "badge" text NOT NULL',
    'ALTER TABLE "employees" ADD CONSTRAINT "short" CHECK (length(badge) < 9)',
    'ALTER TABLE "employees" ALTER COLUMN "badge" DROP DEFAULT',
  ])('may not say %s', (sql) => {
    expect(breaksEarlierVersion(sql)).toBe(true);
  });

  it('keeps the way back to the version before, or stands in the list of those that do not', () => {
    const folder = join(import.meta.dirname, 'migrations');
    const late = readdirSync(folder).filter((name) => Number(name.split('-')[0]) >= firstReleaseTimestamp);
    const breaking = late
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((source) => breaksEarlierVersion(source))
      .map((source) => /export class (\w+)/.exec(source)?.[1] ?? source);
    expect(breaking.filter((name) => !breakingMigrations.includes(name))).toEqual([]);
  });
});
