import { describe, expect, it } from '@jest/globals';
import { languages } from '@firstday/domain/languages';
import { webWords } from '@firstday/domain/languages/web-words';
import { builtInFacts } from '@firstday/policy-engine';

import { factWords } from './fact-words.js';

describe('a fact that is missing', () => {
  it('is called by words of the reader’s language', () => {
    const paths = ['placement.start_date', 'work_location.state', 'job.pay_basis', 'employer.id'];
    expect(paths.map((path) => factWords(path, webWords.en))).toEqual([
      'The first day of work',
      'State (Place of work)',
      'Paid by (Job)',
      'Employer',
    ]);
    expect(factWords('work_location.state', webWords.es)).toBe(
      `${webWords.es.field.state} (${webWords.es.policyFactOwner.work_location})`,
    );
  });

  it('has words in every language, whichever it is', () => {
    const asInThePath = (path: string) => `${(path.split('.').at(-1) ?? '').replaceAll('_', ' ')} (`;
    const raw = languages.flatMap(({ locale }) =>
      builtInFacts.filter(({ path }) => factWords(path, webWords[locale]).startsWith(asInThePath(path))),
    );
    expect(raw.map(({ path }) => path)).toEqual([]);
  });

  it('is called as the account called it where it is its own', () => {
    expect(factWords('job.night_shift', webWords.en)).toBe('night shift (Job)');
    expect(factWords('job.constructor', webWords.en)).toBe('constructor (Job)');
  });
});
