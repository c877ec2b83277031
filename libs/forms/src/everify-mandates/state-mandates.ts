import type { FactMark } from '@firstday/domain';
import { privateMandates } from './private-mandates.js';
import { mandateFact as fact, type OtherMandate, type StateMandate } from './state-mandate.js';

const stateAudit = 'summaries by law firms, 2026; the statute was not read';

const publicContractors = (
  state: string,
  citation: string | null,
  mark: FactMark,
  says: string,
  source = stateAudit,
): OtherMandate => ({ state, who: 'public_contractors', citation, facts: [fact(mark, source, says)] });

const otherMandates: readonly OtherMandate[] = [
  publicContractors('AR', null, 'unsure', 'Arkansas asks it of state contractors.'),
  publicContractors(
    'CO',
    'C.R.S. 8-17.5-102',
    'unsure',
    'Colorado asked it of state contractors; the law may have been repealed in 2021.',
  ),
  publicContractors(
    'ID',
    'Idaho Executive Order 2009-10',
    'unsure',
    'Idaho asks it of state contractors. A bill of 2026 for private employers with more than 150 employees (S 1247) passed the Senate; its outcome is not known.',
  ),
  publicContractors(
    'IN',
    'Ind. Code 22-5-1.7',
    'secondary',
    'Indiana asks it of public contractors. For others it is a defense, not a duty.',
  ),
  {
    state: 'LA',
    who: 'documents_instead',
    citation: 'La. R.S. 23:995; 38:2212.10',
    facts: [
      fact(
        'official',
        'https://www2.laworks.net/E_Verify.asp',
        'Private employers in Louisiana use E-Verify or keep copies of a picture ID and one other listed document. Public contractors use E-Verify.',
      ),
    ],
  },
  publicContractors('MI', null, 'unsure', 'Michigan asks it of some state contractors.'),
  publicContractors('MN', 'Minn. Stat. 16C.075', 'unsure', 'Minnesota asks it of large state contractors.'),
  publicContractors('MO', 'Mo. Rev. Stat. 285.530', 'unsure', 'Missouri asks it of public contractors.'),
  {
    state: 'MT',
    who: 'documents_instead',
    citation: 'Montana HB 226 (2025)',
    facts: [
      fact(
        'official',
        'https://news.dli.mt.gov/News/2025/07/legal-act',
        'Since July 1, 2025 employers in Montana complete Form I-9 or use E-Verify before the employee begins work.',
      ),
    ],
  },
  publicContractors(
    'NE',
    'Neb. Rev. Stat. 4-114',
    'unsure',
    'Nebraska asks it of public contractors and of employers with some tax incentives.',
  ),
  publicContractors('OK', '25 O.S. 1313', 'unsure', 'Oklahoma asks it of public contractors.'),
  publicContractors(
    'TX',
    'Tex. Gov. Code 673.002; 2264.101',
    'unsure',
    'Texas asks it of state contractors.',
  ),
  publicContractors('VA', 'Va. Code 2.2-4308.2', 'unsure', 'Virginia asks it of large state contractors.'),
  publicContractors('WV', null, 'unsure', 'West Virginia asks it of public bodies and contractors.'),
];

/**
 * What the states say of E-Verify, by their codes. A state that is not here has no such law that is known.
 * A city or county may have one of its own.
 */
export const stateMandates: readonly StateMandate[] = [...privateMandates, ...otherMandates].toSorted(
  (one, other) => one.state.localeCompare(other.state, 'en'),
);
