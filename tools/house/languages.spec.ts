import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';

interface Folder {
  readonly locale: string;
  readonly name: string;
  readonly inEnglish: readonly string[];
}

interface Words {
  readonly [name: string]: string | Words;
}

const { formsIn, parts, readLanguages, readWords } = await import('../languages/read-languages.mjs');
const languages: readonly Folder[] = readLanguages();
const others = languages.filter(({ locale }) => locale !== 'en');
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

/** Each text of a part by its name; the name of a form's text is the English text. */
const textsIn = (words: Words): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([name, it]) =>
      typeof it === 'string'
        ? [[name, it] as const]
        : [...textsIn(it)].map(([inner, text]) => [`${name}.${inner}`, text] as const),
    ),
  );

const blanks = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name))].sort();

/** What a language says and what English says in the same place. */
const pairsIn = (locale: string) => [
  ...parts.flatMap((part: string) => {
    const english = textsIn(readWords('en', part));
    return [...textsIn(readWords(locale, part) ?? {})].flatMap(([name, text]) => {
      const source = english.get(name);
      return source === undefined ? [] : [{ name: `${part} ${name}`, english: source, text }];
    });
  }),
  ...formsIn(locale).flatMap((form: string) =>
    [...textsIn(readWords(locale, `forms/${form}`))].map(([english, text]) => ({
      name: `forms/${form} ${english}`,
      english,
      text,
    })),
  ),
];

describe('the languages of the product', () => {
  it('are in the indexes as their folders are', () => {
    expect(() => run('tools/languages/write-indexes.mjs', '--check')).not.toThrow();
  });

  it.each(languages)('leave to English in $name no part that there is not', ({ inEnglish }) => {
    expect(inEnglish.filter((part) => ![...parts, 'forms'].includes(part))).toEqual([]);
  });

  it.each(others)('say everything in $name, but for the parts that are left to English', ({ locale }) => {
    expect(run('tools/languages/missing-words.mjs', locale)).toBe('');
  });

  it('leave to English in Arabic what documents say, which are not laid out from right to left', () => {
    const lines = run('tools/languages/missing-words.mjs', 'ar', '--all').trim().split('\n');
    expect([...new Set(lines.map((line) => line.split(/[ /]/)[0]))]).toEqual(['documents']);
  });

  it('lack nothing in Spanish', () => {
    expect(run('tools/languages/missing-words.mjs', 'es', '--all')).toBe('');
  });
});

describe.each(others)('what is said in $name', ({ locale }) => {
  const pairs = pairsIn(locale);

  it.each(['conditions', 'consent', 'documents', 'messages', 'unavailable', 'web'])(
    'has nothing in %s that English does not have',
    (part) => {
      const english = textsIn(readWords('en', part));
      expect([...textsIn(readWords(locale, part) ?? {}).keys()].filter((name) => !english.has(name))).toEqual(
        [],
      );
    },
  );

  it('has the blanks of the English text', () => {
    expect(pairs.length).toBeGreaterThan(1000);
    expect(pairs.filter(({ english, text }) => blanks(text).join() !== blanks(english).join())).toEqual([]);
  });

  it('repeats no sentence of the English text', () => {
    const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/i.test(text.replaceAll(/\{[^}]*\}/g, ''));
    expect(pairs.filter(({ english, text }) => isSentence(text) && text === english)).toEqual([]);
  });
});
