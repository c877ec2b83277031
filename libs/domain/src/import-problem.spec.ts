import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { importProblems, parseImportProblem, sayImportProblem } from './import-problem.js';

describe('what is wrong with a file', () => {
  it.each(Object.keys(importProblems).filter((name) => Object.hasOwn(importProblems, name)))(
    'is known again from its sentence: %s',
    (name) => {
      const problem = Object.keys(importProblems).find(
        (one): one is keyof typeof importProblems => one === name,
      );
      if (!problem) throw new Error(name);
      const names = [...importProblems[problem].matchAll(/\{(\w+)\}/g)].map(([, blank = '']) => blank);
      const values = Object.fromEntries(names.map((blank, at) => [blank, String(at + 7)]));
      expect(parseImportProblem(sayImportProblem(problem, values))).toEqual({ problem, values });
    },
  );

  it('holds whatever a column is called', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (column) => {
        const said = parseImportProblem(sayImportProblem('noColumn', { column }));
        expect(said).toEqual({ problem: 'noColumn', values: { column } });
      }),
    );
  });

  it('is none of these where somebody else says it', () => {
    for (const sentence of ['', 'Not found', 'The file is empty.', 'A file may have at most  rows'])
      expect(parseImportProblem(sentence)).toBeUndefined();
  });
});
