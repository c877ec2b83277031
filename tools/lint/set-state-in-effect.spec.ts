import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';

import { setStateInEffect } from './set-state-in-effect.mjs';

function problemsOf(source: string): string[] {
  const plugins = { house: { rules: { 'set-state-in-effect': setStateInEffect } } };
  const rules = { 'house/set-state-in-effect': 'error' as const };
  const config = { files: ['**/*.js'], plugins, rules };
  return new Linter().verify(source, config, 'libs/ui/src/counter.js').map(({ message }) => message);
}

const component = (hook: string, imported: string) => `import { ${imported}, useState } from 'react';
export function Counter({ value }) {
  const [count, setCount] = useState(0);
  ${hook}(() => { setCount(value); }, [value]);
  return count;
}`;

describe('a state that is set in an effect', () => {
  it.each([
    ['useEffect', 'useEffect'],
    ['useLayoutEffect', 'useLayoutEffect'],
    ['useInsertionEffect', 'useInsertionEffect'],
    ['afterwards', 'useEffect as afterwards'],
  ])('is found: by %s', (hook, imported) => {
    expect(problemsOf(component(hook, imported))).toEqual([
      expect.stringContaining('setState synchronously within an effect'),
    ]);
  });

  it('is not one in a file without effects', () => {
    expect(problemsOf(component('useCallback', 'useCallback'))).toEqual([]);
  });
});
