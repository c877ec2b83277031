import type { LibraryPolicy } from '../../library/library-policy.js';
import type { SourcedFact } from '../../library/sourced-fact.js';

const readOnForm = (says: string): SourcedFact => ({
  says,
  source: 'New York State Department of Taxation and Finance, Form IT-2104 (2026)',
  checkedOn: '2026-11-22',
  mark: 'official',
});

/** Who works in New York gives an IT-2104. */
export const nyIt2104Offer: LibraryPolicy = {
  key: 'ny-it-2104',
  version: 1,
  name: 'New York income tax withholding (IT-2104)',
  condition: {
    all: [
      { fact: 'work_location.country', operator: 'equals', value: 'USA' },
      { fact: 'work_location.state', operator: 'equals', value: 'NY' },
    ],
  },
  forms: ['ny-it-2104'],
  tags: ['state', 'NY'],
  jurisdiction: 'NY',
  kind: 'withholding',
  citation: 'Form IT-2104 (2026)',
  facts: [
    readOnForm('One certificate covers the withholding of New York State, New York City and Yonkers.'),
    readOnForm('The employee reviews it once a year and gives a new one where something has changed.'),
    readOnForm(
      'The employer keeps it, and sends the state a copy where more than 14 allowances are claimed.',
    ),
    {
      says: 'Exemption is not claimed on it: Form IT-2104-E is another form.',
      source: 'Instructions of Form IT-2104 for 2019, as reprinted at fill.io',
      checkedOn: '2026-11-22',
      mark: 'secondary',
    },
  ],
};
