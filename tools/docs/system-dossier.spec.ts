import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';

const page = readFileSync(join(root, 'docs/system-dossier.md'), 'utf8');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Clause {
  readonly clause: string;
  readonly files: readonly string[];
  readonly spec: string;
  readonly title: string | undefined;
}

/** Rows whose cells are clause, words, files and test. */
const clauses: readonly Clause[] = page
  .split('\n')
  .filter((line) => line.startsWith('|') && /\.spec\.ts`/.test(line))
  .map((line) => {
    const [, clause = '', , where = '', test = ''] = cellsOf(line);
    const spec = /`([^`]+\.spec\.ts)`/.exec(test)?.[1] ?? '';
    return { clause, files: namesIn(where), spec, title: /"([^"]+)"/.exec(test)?.[1] };
  });

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}
function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

describe('the description of the system', () => {
  it('has a row for each clause that the regulation has', () => {
    for (const clause of [
      '(e)(1)(i)',
      '(e)(1)(ii)',
      '(e)(1)(iii)',
      '(e)(1)(iv)',
      '(e)(1)(v)',
      '(e)(4)',
      '(e)(5)',
    ])
      expect(page).toContain(clause);
    for (const clause of [
      '(f)(1)(i)',
      '(f)(1)(ii)',
      '(f)(1)(iii)',
      '(g)(1)(i)',
      '(g)(1)(ii)',
      '(g)(1)(iii)',
      '(g)(1)(iv)',
    ])
      expect(page).toContain(clause);
    for (const clause of ['(h)(1)', '(h)(1)(i)', '(h)(1)(ii)', '(h)(1)(iii)', '## (i)'])
      expect(page).toContain(clause);
    expect(clauses.length).toBeGreaterThanOrEqual(23);
  });

  it.each(clauses)('names files and tests that are there: $clause', ({ files, spec, title }) => {
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    expect([spec, existsSync(join(root, spec))]).toEqual([spec, true]);
    if (title !== undefined) expect([title, read(spec).includes(title.slice(0, 60))]).toEqual([title, true]);
  });
});
