import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { languages } from '@firstday/domain/languages';
import { issueWords } from '@firstday/domain/languages/issue-words';
import { describe, expect, it } from '@jest/globals';

import { issuesIn } from '../checks/check.js';
import type { Field } from '../field.js';
import { languageOf, textOf } from '../text-of.js';
import { issueMessage } from './issue-message.js';
import type { Message, Messages } from './message.js';

const catalog = join(import.meta.dirname, '../catalog');

const zip: Field = {
  path: 'task.zip',
  kind: 'text',
  label: { en: 'ZIP Code', es: 'Código postal' },
};
const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

const everyForm = async (): Promise<ReadonlyMap<string, Message>> => {
  const names = await readdir(catalog, { recursive: true });
  const files = names.filter((it) => it.endsWith('-messages.ts'));
  const modules: readonly object[] = await Promise.all(files.map((it) => import(join(catalog, it))));
  return new Map(
    modules.flatMap((it) => Object.values<Messages>({ ...it })).flatMap((it) => Object.entries(it)),
  );
};

async function sources(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter(
    (it) => it.endsWith('.ts') && !it.endsWith('.spec.ts') && !it.includes('messages'),
  );
  return (await Promise.all(files.map((it) => readFile(join(folder, it), 'utf8')))).join('\n');
}

describe('messages', () => {
  const { en, es } = issueWords;
  const keys = Object.keys(en);

  it('of the forms have the same blanks in every language', async () => {
    const forms = await everyForm();
    expect(forms.size).toBeGreaterThan(30);
    const odd = [...forms].filter(([, message]) =>
      languages.some(({ locale }) => blanks(textOf(message, locale)).join() !== blanks(message.en).join()),
    );
    expect(odd).toEqual([]);
  });

  it('have one meaning a code', async () => {
    expect([...(await everyForm()).keys()].filter((it) => it in en)).toEqual([]);
  });

  it('say what to do, and never "invalid"', async () => {
    const forms = [...(await everyForm()).values()].flatMap((it) => [it.en, it.es]);
    const words = [...Object.values(en), ...Object.values(es), ...forms].join(' ');
    expect(words).not.toMatch(/\binvalid|\binválid|please|por favor/i);
  });

  it('are there for every code that the engine and the forms answer, and for no other', async () => {
    const code = await sources(join(import.meta.dirname, '..'));
    const known = [...keys, ...(await everyForm()).keys()];
    const used = known.filter((it) => code.includes(`'${it}'`) || /_required$/.test(it));
    const byKind = [
      'required_choice',
      'required_date',
      'required_document',
      'required_file',
      'required_tick',
    ];
    const unused = known.filter((it) => !used.includes(it) && !byKind.includes(it));
    expect(unused.filter((it) => it !== 'something_wrong')).toEqual([]);
    const answered = [
      ...code.matchAll(/(?:rejected\(field, |code: |issue\(\[[^\]]*\], |addIssue\('\w+', )'(\w+)'/g),
    ];
    expect(answered.length).toBeGreaterThan(60);
    expect(answered.map(([, key]) => key ?? '').filter((it) => !known.includes(it))).toEqual([]);
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
    const long = { path: ['task.x'], code: 'too_large', values: { max: 200_000 } };
    expect(issueMessage(long, zip, 'en')).toContain('200,000');
  });

  it('of a form come with its issues, in the reader’s language', () => {
    const issue = issuesIn({
      too_late: { en: 'After {date}.', es: 'Después del {date}.', ar: 'بعد {date}.' },
    });
    const [late] = issue(['task.x'], 'too_late', { date: '2026-11-23' });
    if (!late) throw new Error('no issue');
    expect(issueMessage(late, zip, 'es-MX')).toBe('Después del 23 de noviembre de 2026.');
    expect(issueMessage(late, zip, 'vi')).toMatch(/^After .*2026\.$/);
  });

  it('fit how the question is answered', () => {
    const asked = (kind: Field['kind']) =>
      issueMessage({ path: ['x'], code: 'required' }, { ...zip, kind }, 'en');
    expect(asked('radio')).toBe('Choose an answer: ZIP Code.');
    expect(asked('ssn')).toBe('Enter the Social Security number, 9 digits.');
    expect(asked('checkbox')).toBe('Tick this box to go on.');
  });

  it('end as a question where its words end them', () => {
    const size: Field = { path: 'task.size', kind: 'radio', label: { en: 'Which size?', ar: 'ما مقاسك؟' } };
    const asked = (locale: string) => issueMessage({ path: ['task.size'], code: 'required' }, size, locale);
    expect(asked('en')).toBe('Choose an answer: Which size?');
    expect(asked('ar')).toMatch(/؟$/);
    expect(asked('ar')).not.toContain('؟.');
  });

  it('name a box of the form by its mark where its label is a paragraph', () => {
    const line = { ...zip, label: { en: 'x'.repeat(80) }, mark: '4(a)' };
    expect(issueMessage({ path: ['x'], code: 'required' }, line, 'en')).toBe('Enter this: 4(a).');
  });

  it('are there for a code of a future engine and for a whole section', () => {
    expect(issueMessage({ path: ['x'], code: 'constructor' }, zip, 'en')).toBe(
      'Check this answer: ZIP Code.',
    );
    const early = { path: [], code: 'date_too_early', values: { date: '2026-11-23' } };
    expect(issueMessage(early, undefined, 'en')).toContain('November 23, 2026');
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
