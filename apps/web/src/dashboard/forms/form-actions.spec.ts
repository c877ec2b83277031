import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const dashboard = fileURLToPath(new URL('..', import.meta.url));

/** What asks the API and leads to another page where it is not there, which would lose what was typed. */
const reader = /\b(?:readOrRedirect|readIf[A-Z]\w+|requireSession|orRedirectToUnavailable|call|callRaw)[(<]/;
/** What has the form come back. */
const keeper = /\b(?:keepTyped|unavailabilityIn)\(/;
/** They answer for what goes through them. */
const foundations = ['forms/write.ts', 'session/current-session.ts'];

/** These import more than they call: nothing is read before it is written. */
const readNothing = ['person/save-person.ts', 'records/delete-record.ts', 'records/restore-record.ts'];
/** Nothing is typed into these: the page that tries again may take their place. */
const typeNothing = ['sign-in/redeem-link.ts'];

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Whether a file, or what it imports of the dashboard, asks the API and handles nothing itself. */
function asksUnkept(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || foundations.includes(relative(dashboard, file))) return false;
  seen.add(file);
  const text = withoutComments(readFileSync(file, 'utf8'));
  if (keeper.test(text)) return false;
  if (reader.test(text)) return true;
  return [...text.matchAll(/^import (?!type )[^;]*?from '(\.[^']+)'/gm)]
    .flatMap(([, path = '']) => ['.ts', '.tsx'].map((end) => join(dirname(file), `${path}${end}`)))
    .filter((path) => path.startsWith(dashboard) && existsSync(path))
    .some((path) => asksUnkept(path, seen));
}

const actions = readdirSync(dashboard, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .filter((name) => readFileSync(join(dashboard, name), 'utf8').startsWith("'use server'"));

describe('a form that was sent while the API is not there', () => {
  it('comes back as it was typed, of whatever action: none leads to another page', () => {
    expect(actions.length).toBeGreaterThan(80);
    const unkept = actions.filter((name) => asksUnkept(join(dashboard, name)));
    expect(unkept.toSorted()).toEqual([...readNothing, ...typeNothing].toSorted());
  });
});
