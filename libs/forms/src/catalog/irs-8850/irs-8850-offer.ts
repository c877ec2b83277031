import type { LibraryPolicy } from '../../library/library-policy.js';
import type { SourcedFact } from '../../library/sourced-fact.js';

const read = (says: string, source: string, mark: SourcedFact['mark']): SourcedFact => ({
  says,
  source,
  checkedOn: '2026-11-25',
  mark,
});

const agency = 'https://does.dc.gov/es/page/work-opportunity-tax-credit';

/**
 * Added as a draft that waits for a check: the law behind the credit has lapsed, and whether and when it is authorized again
 * is in doubt.
 */
export const irs8850Offer: LibraryPolicy = {
  key: 'irs-8850',
  version: 1,
  name: 'Pre-screening for the work opportunity credit (Form 8850): lapsed on December 31, 2025',
  condition: { fact: 'work_location.country', operator: 'equals', value: 'USA' },
  forms: ['irs-8850'],
  tags: ['federal', 'voluntary'],
  jurisdiction: 'US',
  kind: 'voluntary',
  citation: '26 U.S.C. 51(d)(13)',
  facts: [
    read(
      'The authority for the work opportunity credit lapsed on December 31, 2025: no credit is in force for whoever begins work later.',
      agency,
      'official',
    ),
    read(
      'During the lapse a state’s agency may accept, date-stamp and keep requests for work that began on or after January 1, 2026, and certifies or denies none.',
      `${agency}; TEGL 16-20, Change 1`,
      'official',
    ),
    read(
      'Whether Congress authorizes the credit again, and from when, is not known. Compare with your state’s agency before you make this policy active.',
      agency,
      'unsure',
    ),
    read(
      'The applicant gives the information on or before the day on which the job is offered, and both sign under penalties of perjury.',
      'Form 8850 (Rev. March 2016)',
      'official',
    ),
    read(
      'The employer sends the form to the state’s workforce agency not later than the 28th day after the individual begins work.',
      '26 U.S.C. 51(d)(13)(A)(ii)',
      'secondary',
    ),
    read('Completion of the form is voluntary.', 'Form 8850 (Rev. March 2016), page 2', 'official'),
    read('A completed form is kept for four years.', '26 CFR 31.6001-1(e)(2)', 'unsure'),
  ],
};
