import type { PermitRule } from './permit-rule.js';

const checkedOn = '2026-11-25';

/** Of January 1, 2024, kept there as a historical table: several states have changed theirs since. */
const table = 'http://dol.gov/whd/state/certification.htm (January 1, 2024)';

/** Read in that table alone, so in doubt: the policy is a draft until somebody has checked it with the state. */
const inTable = (postalCode: string, state: string, under: 16 | 18, says: string): PermitRule => ({
  postalCode,
  state,
  under,
  proof: 'work permit',
  citation: null,
  facts: [{ says, source: table, checkedOn, mark: 'unsure' }],
});

const georgia: PermitRule = {
  postalCode: 'GA',
  state: 'Georgia',
  under: 16,
  proof: 'work permit',
  citation: 'O.C.G.A. title 39, chapter 2',
  facts: [
    {
      says: 'An employment certificate, commonly called a work permit, is required for all minors who have not reached their 16th birthday; school issuing officers and county school superintendents issue it.',
      source: 'https://dol.georgia.gov/child-labor-employment-certificate-instructions',
      checkedOn,
      mark: 'official',
    },
    {
      says: 'Employment certificates are mandatory for ages 12 to 15, and there is no provision for certificates of age.',
      source: table,
      checkedOn,
      mark: 'table',
    },
  ],
};

const florida: PermitRule = {
  postalCode: 'FL',
  state: 'Florida',
  under: 18,
  proof: 'proof of age',
  citation: 'Fla. Stat. 450.045(1)',
  facts: [
    {
      says: 'Who employs a child first obtains, and keeps on record for as long as they work, proof of the child’s age: a photocopy of the birth certificate, of the driver license, or of a passport or visa with the date of birth, or an age certificate of the district school board.',
      source: 'Fla. Stat. 450.045(1), http://www.leg.state.fl.us/statutes',
      checkedOn,
      mark: 'official',
    },
    {
      says: 'Florida neither requires nor issues work permits, and no permission of the parents is required by law.',
      source: 'https://www2.myfloridalicense.com/child-labor/educational-guidelines/',
      checkedOn,
      mark: 'official',
    },
  ],
};

/** States of which a source says that they want a permit or a proof of age. No entry says nothing of the others. */
export const permitRules: readonly PermitRule[] = [
  inTable(
    'CA',
    'California',
    18,
    'Employment certificates are mandatory under 18 for minors enrolled in school.',
  ),
  inTable('CO', 'Colorado', 16, 'Employment certificates are mandatory under 16 during school hours.'),
  inTable('CT', 'Connecticut', 18, 'Employment certificates are mandatory under 18.'),
  inTable('DC', 'District of Columbia', 18, 'Employment certificates are mandatory under 18.'),
  inTable('DE', 'Delaware', 18, 'Employment certificates are mandatory under 18.'),
  florida,
  georgia,
  inTable(
    'HI',
    'Hawaii',
    18,
    'Employment certificates are mandatory under 16, and certificates of age at 16 and 17.',
  ),
  inTable('IA', 'Iowa', 16, 'Employment certificates are mandatory under 16.'),
  inTable('IL', 'Illinois', 16, 'Employment certificates are mandatory under 16.'),
  inTable('LA', 'Louisiana', 18, 'Employment certificates are mandatory under 18.'),
];
