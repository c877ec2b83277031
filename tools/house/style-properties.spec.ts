import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../setup/root.mjs';

/** React Aria sets these on its own elements. */
const ofReactAria = ['--tree-item-level', '--trigger-width'];

it('no style asks for a custom property that nothing sets: the browser would quietly leave the declaration out', () => {
  const files = execFileSync('git', ['ls-files', '--', 'apps', 'libs'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:css|tsx?)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const set = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"\]]*\s*:/g)].map((match) => match[1])),
  );
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name = '']) =>
      set.has(name) || ofReactAria.includes(name) ? [] : [`${path}: ${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
