import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { describe, expect, it } from '@jest/globals';

const source = resolve(import.meta.dirname, '..');
const filesIn = (ending: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const imports = (file: string, pattern: RegExp) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(pattern)].map(([, from = '']) => from);

describe('style sheets', () => {
  it('stand beside what they dress, and each is loaded exactly once', () => {
    const loaded = ['styles/index.css', 'styles/workplace.css'].flatMap((entry) =>
      imports(entry, /@import '([^']+)'/g).map((from) => join(dirname(entry), from)),
    );
    const sheets = filesIn('.css').filter((file) => !/^styles\/(index|workplace)\.css$/.test(file));
    expect(loaded.toSorted()).toEqual(sheets.toSorted());
  });

  it('take colours from the tokens, so that a theme reaches all of them', () => {
    const strays = filesIn('.css')
      .filter((file) => !/styles\/(tokens|print)\.css$|signature-pad\.css$/.test(file))
      .flatMap((file) => {
        const screen = readFileSync(join(source, file), 'utf8').split('@media print')[0] ?? '';
        return [...screen.matchAll(/#[\da-f]{3,8}\b|\brgba?\(/gi)].map(([colour]) => `${file}: ${colour}`);
      });
    expect(strays).toEqual([]);
  });

  // For browsers that do not know it, the build makes `:dir(rtl)` a list of languages: of a text that has its own direction that is wrong.
  it('ask for the direction of the page, and never for that of a text', () => {
    const asked = filesIn('.css').flatMap((file) =>
      imports(file, /^(?=.*:dir\()(.*)$/gm)
        .filter((line) => !line.startsWith('[data-mirrored]'))
        .map((line) => `${file}: ${line}`),
    );
    expect(asked).toEqual([]);
  });

  it('use no token that nobody defines', () => {
    const tokens = new Set(imports('styles/tokens.css', /(--fd-[\w-]+):/g));
    const unknown = filesIn('.css').flatMap((file) =>
      imports(file, /var\((--fd-[\w-]+)\)/g).filter((token) => !tokens.has(token)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the weight of a page', () => {
  /** Every file that the entry leads to. */
  function reached(entry: string, seen = new Set<string>()): Set<string> {
    if (seen.has(entry)) return seen;
    seen.add(entry);
    for (const from of imports(entry, /from '(\.[^']+)\.js'/g)) {
      const stem = join(dirname(entry), from);
      const file = [`${stem}.ts`, `${stem}.tsx`].find((one) => filesIn('').includes(one));
      if (file) reached(file, seen);
    }
    return seen;
  }

  it('has none of react-aria where only the entry of the library is imported, as on hosted pages', () => {
    const heavy = [...reached('index.ts')].filter((file) =>
      /from '(react-aria|@internationalized)/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(heavy.map((file) => relative('.', file))).toEqual([]);
  });
});
