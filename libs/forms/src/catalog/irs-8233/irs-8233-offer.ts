import type { LibraryPolicy } from '../../library/library-policy.js';
import type { SourcedFact } from '../../library/sourced-fact.js';

const read = (says: string, source: string, mark: SourcedFact['mark']): SourcedFact => ({
  says,
  source,
  checkedOn: '2026-11-25',
  mark,
});

const instructions =
  'Instructions for Form 8233 (Rev. October 2021), read in a reprint: https://docs.formize.com/hr/instructions/irs/i8233';

/** Only who is said to claim it: what somebody is for taxes is nothing that records know. */
export const irs8233Offer: LibraryPolicy = {
  key: 'irs-8233',
  version: 1,
  name: 'Tax treaty exemption from withholding (Form 8233)',
  condition: {
    all: [
      { fact: 'placement.claims_treaty_exemption', operator: 'is_present' },
      { fact: 'placement.claims_treaty_exemption', operator: 'equals', value: true },
    ],
  },
  forms: ['irs-8233'],
  tags: ['federal'],
  jurisdiction: 'US',
  kind: 'federal_tax',
  citation: '26 U.S.C. 1441; 26 CFR 1.1441-4(b)(2)',
  facts: [
    read(
      'A nonresident alien individual claims a tax treaty exemption from withholding on compensation for personal services on Form 8233.',
      'Form 8233 (Rev. September 2018), Who Should Use This Form?',
      'official',
    ),
    read('A form is given for each tax year, and to each withholding agent.', instructions, 'secondary'),
    read(
      'The withholding agent reviews it, sends the IRS a copy within 5 days of accepting it, and waits at least 10 days before paying without withholding.',
      instructions,
      'secondary',
    ),
    read(
      'Students, trainees, teachers and researchers attach the statement that the instructions of line 10 ask for.',
      'Form 8233 (Rev. September 2018), line 10',
      'official',
    ),
    read('A completed form is kept for four years.', '26 CFR 31.6001-1(e)(2)', 'unsure'),
  ],
};
