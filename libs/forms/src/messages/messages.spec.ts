import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import type { Field } from '../edition.js';
import { languageOf, textOf } from '../text-of.js';
import { en } from './en.js';
import { es } from './es.js';
import { issueMessage } from './issue-message.js';

const zip: Field = {
  path: 'task.zip',
  kind: 'text',
  label: { en: 'ZIP Code', es: 'Código postal' },
};
const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

async function sources(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter(
    (it) => it.endsWith('.ts') && !it.endsWith('.spec.ts') && !it.includes('messages'),
  );
  return (await Promise.all(files.map((it) => readFile(join(folder, it), 'utf8')))).join('\n');
}

describe('messages', () => {
  it('are the same in both languages, with the same blanks', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    const keys = Object.keys(en).filter((it): it is keyof typeof en => it in en);
    expect(keys.filter((it) => blanks(en[it]).join() !== blanks(es[it]).join())).toEqual([]);
  });

  it('say what to do, and never "invalid"', () => {
    const words = Object.values(en).join(' ') + Object.values(es).join(' ');
    expect(words).not.toMatch(/\binvalid|\binválid|please|por favor/i);
  });

  it('are there for every code that the engine answers, and for no other', async () => {
    const code = await sources(join(import.meta.dirname, '..'));
    const used = Object.keys(en).filter((it) => code.includes(`'${it}'`) || /_required$/.test(it));
    const byKind = [
      'required_choice',
      'required_date',
      'required_document',
      'required_file',
      'required_tick',
    ];
    const unused = Object.keys(en).filter((it) => !used.includes(it) && !byKind.includes(it));
    expect(unused.filter((it) => it !== 'something_wrong')).toEqual([]);
    const answered = [
      ...code.matchAll(/(?:wrong\(field, |code: |issue\(\[[^\]]*\], |complain\('\w+', )'(\w+)'/g),
    ];
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.map(([, key]) => key ?? '').filter((it) => !(it in en))).toEqual([]);
  });

  it('speak the reader’s language, and English where there is no other', () => {
    const issue = { path: ['task.zip'], code: 'required' };
    expect(issueMessage(issue, zip, 'en')).toBe('Enter this: ZIP Code.');
    expect(issueMessage(issue, zip, 'es-MX')).toBe('Escriba esto: Código postal.');
    expect(issueMessage(issue, zip, 'vi')).toBe('Enter this: ZIP Code.');
  });

  it('fill their blanks, dates and numbers as the reader writes them', () => {
    const early = { path: ['task.x'], code: 'date_too_early', values: { date: '2026-11-23' } };
    expect(issueMessage(early, zip, 'en')).toBe('Enter November 23, 2026 or a later date.');
    expect(issueMessage(early, zip, 'es')).toBe('Escriba 23 de noviembre de 2026 o una fecha posterior.');
    const rich = { path: ['task.x'], code: 'income_above_limit', values: { limit: 200_000 } };
    expect(issueMessage(rich, zip, 'en')).toContain('200,000 dollars');
  });

  it('fit how the question is answered', () => {
    const asked = (kind: Field['kind']) =>
      issueMessage({ path: ['x'], code: 'required' }, { ...zip, kind }, 'en');
    expect(asked('radio')).toBe('Choose an answer: ZIP Code.');
    expect(asked('ssn')).toBe('Enter the Social Security number, 9 digits.');
    expect(asked('checkbox')).toBe('Tick this box to go on.');
  });

  it('name a box of the form by its mark where its label is a paragraph', () => {
    const line = { ...zip, label: { en: 'x'.repeat(80) }, mark: '4(a)' };
    expect(issueMessage({ path: ['x'], code: 'required' }, line, 'en')).toBe('Enter this: 4(a).');
  });

  it('are there for a code of a future engine and for a whole section', () => {
    expect(issueMessage({ path: ['x'], code: 'constructor' }, zip, 'en')).toBe(
      'Check this answer: ZIP Code.',
    );
    expect(
      issueMessage({ path: [], code: 'offer_not_accepted', values: { date: '2026-11-23' } }, undefined, 'en'),
    ).toContain('November 23, 2026');
  });
});

describe('a text', () => {
  const text = { en: 'Hello', es: 'Hola' };

  it('is in the language of the reader, or its base, or English', () => {
    expect([textOf(text, 'es'), textOf(text, 'es-MX'), textOf(text, 'vi'), textOf(text, 'toString')]).toEqual(
      ['Hola', 'Hola', 'Hello', 'Hello'],
    );
    expect([languageOf(text, 'es-MX'), languageOf(text, 'vi')]).toEqual(['es', 'en']);
  });
});
