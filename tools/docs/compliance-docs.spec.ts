import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from '../setup/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const text = read('docs/compliance.md');

interface Row {
  readonly number: string;
  readonly about: string;
  readonly status: string;
  readonly check: string;
  readonly shown: string;
}

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\| [ERTA]\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', about = '', status = '', check = '', shown = '']) => ({
    number,
    about,
    status,
    check,
    shown,
  }));

const filesIn = (part: string) =>
  [...part.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)].map(([, file]) => file ?? '');

/** Each test file with the titles that are quoted behind it, up to the next file. */
const quotesIn = (part: string) =>
  part.split(/(?=`[\w./-]+\.spec\.ts`)/).flatMap((piece) => {
    const [file] = filesIn(piece).filter((it) => it.endsWith('.spec.ts'));
    return file ? [...piece.matchAll(/“([^”]+)”/g)].map(([, title]) => ({ file, title: title ?? '' })) : [];
  });

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

describe('docs/compliance.md', () => {
  it('has each error, rule, trap and attack once, in its order', () => {
    const errors = [6, 6, 2, 2, 1].flatMap((count, at) => numbered(`E${at + 1}.`, count));
    expect(rows.map(({ number }) => number)).toEqual([
      ...errors,
      ...numbered('R', 10),
      ...numbered('T', 9),
      ...numbered('A', 15),
    ]);
  });

  it('says of each that it is met, with the check and a test; or what lacks', () => {
    for (const { number, about, status, check, shown } of rows) {
      expect([number, status, about, shown]).toEqual([
        number,
        expect.stringMatching(/^(met|in part|not yet)$/),
        expect.stringMatching(/\S/),
        expect.stringMatching(/\w{4}/),
      ]);
      if (status === 'met')
        expect([number, filesIn(check).length > 0, quotesIn(shown).length > 0]).toEqual([number, true, true]);
    }
  });

  it('counts them right', () => {
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect(text).toContain(
      `Of ${rows.length}: ${count('met')} met, ${count('in part')} in part, ${count('not yet')} not yet.`,
    );
  });

  it('names no file that there is not', () => {
    expect(filesIn(text).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('quotes no test that there is not', () => {
    const missing = rows
      .flatMap(({ shown }) => quotesIn(shown))
      .filter(({ file, title }) => !read(file).includes(title));
    expect(missing).toEqual([]);
  });
});
