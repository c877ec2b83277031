import type { LibraryPolicy } from '../../library/library-policy.js';
import { residencePolicy, withholdingPolicy } from '../../library/withholding/withholding-policy.js';

/** Who works in California gives a DE 4, as the table of withholding says; the form itself was read. */
const atWork: LibraryPolicy = {
  ...withholdingPolicy('CA'),
  citation: '22 CCR 4340-1',
  facts: [
    {
      says: 'The federal Form W-4 does not count for California: the DE 4 has to be given for its income tax withholding.',
      source: 'EDD DE 4, Rev. 56 (1-26), page 1',
      checkedOn: '2026-11-22',
      mark: 'official',
    },
    {
      says: 'Without a completed DE 4, the employer withholds as for a single person with no allowances.',
      source: 'EDD DE 4, Rev. 56 (1-26), page 1',
      checkedOn: '2026-11-22',
      mark: 'official',
    },
    {
      says: 'Who claims exemption gives a new DE 4 by February 15 of each year.',
      source: 'EDD DE 4, Rev. 56 (1-26), page 1',
      checkedOn: '2026-11-22',
      mark: 'official',
    },
  ],
};

export const caDe4Offers: readonly LibraryPolicy[] = [atWork, residencePolicy('CA')];
