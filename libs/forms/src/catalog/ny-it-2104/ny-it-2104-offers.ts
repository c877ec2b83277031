import type { LibraryPolicy } from '../../library/library-policy.js';
import type { SourcedFact } from '../../library/sourced-fact.js';
import { residencePolicy, withholdingPolicy } from '../../library/withholding/withholding-policy.js';

const readOnForm = (says: string): SourcedFact => ({
  says,
  source: 'New York State Department of Taxation and Finance, Form IT-2104 (2026)',
  checkedOn: '2026-11-22',
  mark: 'official',
});

/** Who works in New York gives an IT-2104, as the table of withholding says; the form itself was read. */
const atWork: LibraryPolicy = {
  ...withholdingPolicy('NY'),
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

export const nyIt2104Offers: readonly LibraryPolicy[] = [atWork, residencePolicy('NY')];
