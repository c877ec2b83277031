import { join } from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { componentNames } from '../../libs/embed/src/generated/component-names.js';
import { sourceFiles } from './source-files.ts';

const repository = join(import.meta.dirname, '../..');
const definitions = 'libs/domain/src/components/definitions/';

/** Operations show a component like any other in their examples. */
const isExample = (path: string): boolean => path.startsWith('libs/domain/src/operations/');

describe('the components', () => {
  it('are named in their definitions only: no other code asks which component it has before it', () => {
    const named = new RegExp(`['"\`](${componentNames.join('|')})['"\`]`);
    const naming = sourceFiles(repository, 'apps', 'libs')
      .filter(({ path }) => !path.startsWith(definitions) && !isExample(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => named.test(line) && !/^\s*(\*|\/\/|\/\*)/.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(naming).toEqual([]);
  });
});
