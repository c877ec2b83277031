import type { Condition } from '@firstday/policy-engine';
import { mandateFact as fact, type PrivateMandate } from './state-mandate.js';

const everyEmployer: Condition = { all: [] };
const noEmployer: Condition = { any: [] };
const employsAtLeast = (value: number): Condition => ({
  fact: 'employer.employee_count',
  operator: 'at_least',
  value,
});
const isInIndustry = (...codes: readonly string[]): Condition => ({
  any: codes.map((value): Condition => ({ fact: 'employer.naics_code', operator: 'starts_with', value })),
});

/** NAICS 5613: employment services, such as staffing agencies. */
const staffing = '5613';

/** The laws that require E-Verify of private employers, by state. */
export const privateMandates: readonly PrivateMandate[] = [
  {
    state: 'AL',
    who: 'private_employers',
    scope: 'every_employer',
    leastEmployees: null,
    from: '2012-04-01',
    condition: everyEmployer,
    citation: 'Ala. Code 31-13-15',
    facts: [
      fact(
        'secondary',
        'Ala. Code 31-13-15, in summaries of 2012',
        'Every employer in Alabama uses E-Verify for new hires since April 1, 2012.',
      ),
    ],
  },
  {
    state: 'AZ',
    who: 'private_employers',
    scope: 'every_employer',
    leastEmployees: null,
    from: '2008-01-01',
    condition: everyEmployer,
    citation: 'A.R.S. 23-214',
    facts: [
      fact(
        'secondary',
        'https://self-law.org/code/az/title-23/23-214',
        'Every employer in Arizona uses E-Verify for new hires, and keeps the record for the employment or three years, whichever is longer.',
      ),
    ],
  },
  {
    state: 'FL',
    who: 'private_employers',
    scope: 'employer_size',
    leastEmployees: 25,
    from: '2023-07-01',
    condition: employsAtLeast(25),
    citation: 'Fla. Stat. 448.095',
    facts: [
      fact(
        'unsure',
        'Fla. Stat. 448.095, in summaries of 2023',
        'Private employers with 25 or more employees use E-Verify for hires since July 1, 2023. A bill for all employers from July 2026 (HB 197) passed the House; its outcome is not known.',
      ),
    ],
  },
  {
    state: 'GA',
    who: 'private_employers',
    scope: 'employer_size',
    leastEmployees: 11,
    from: '2013-07-01',
    condition: employsAtLeast(11),
    citation: 'O.C.G.A. 36-60-6',
    facts: [
      fact(
        'secondary',
        'O.C.G.A. 36-60-6, in summaries of 2013',
        'Private employers with more than 10 employees use E-Verify. Law firms count those who work full time.',
      ),
    ],
  },
  {
    state: 'MS',
    who: 'private_employers',
    scope: 'every_employer',
    leastEmployees: null,
    from: '2011-07-01',
    condition: everyEmployer,
    citation: 'Miss. Code 71-11-3',
    facts: [
      fact(
        'secondary',
        'Miss. Code 71-11-3, in a summary',
        'Every employer in Mississippi uses E-Verify for new hires since July 1, 2011.',
      ),
    ],
  },
  {
    state: 'NC',
    who: 'private_employers',
    scope: 'employer_size',
    leastEmployees: 25,
    from: '2013-07-01',
    // Those in North Carolina count, and a record has one count for all places.
    condition: noEmployer,
    mayApply: employsAtLeast(25),
    citation: 'N.C. Gen. Stat. 64-25, 64-26',
    facts: [
      fact(
        'official',
        'https://www.ncleg.gov, N.C. Gen. Stat. 64-25 and 64-26',
        'Employers with 25 or more employees in North Carolina use E-Verify for hires who work nine months or more in a calendar year.',
      ),
    ],
  },
  {
    state: 'OH',
    who: 'private_employers',
    scope: 'construction',
    leastEmployees: null,
    from: '2026-03-19',
    // NAICS 2362 builds other than homes, 237 builds roads and utilities.
    condition: isInIndustry('2362', '237'),
    mayApply: isInIndustry('238', staffing),
    citation: 'Ohio R.C. 4151 (HB 246)',
    facts: [
      fact(
        'unsure',
        'bill text of HB 246; https://www.mondaq.com, March 11, 2026',
        'Contractors, subcontractors and labor brokers in nonresidential construction use E-Verify for hires from March 19, 2026. Sources differ by a day.',
      ),
    ],
  },
  {
    state: 'PA',
    who: 'private_employers',
    scope: 'construction',
    leastEmployees: null,
    from: '2020-10-07',
    condition: isInIndustry('23'),
    mayApply: isInIndustry(staffing),
    citation: 'Pennsylvania Act 75 of 2019; 43 P.S. 168.1',
    facts: [
      fact(
        'official',
        'https://www.pa.gov/agencies/dli, Act 75: E-Verify for construction employees',
        'Employers in construction use E-Verify for hires since October 7, 2020, and staffing agencies do for workers whom they supply to construction.',
      ),
    ],
  },
  {
    state: 'SC',
    who: 'private_employers',
    scope: 'every_employer',
    leastEmployees: null,
    from: '2012-01-01',
    condition: everyEmployer,
    citation: 'S.C. Code 41-8-20',
    facts: [
      fact(
        'secondary',
        'https://www.lawserver.com, S.C. Code 41-8-20',
        'Every private employer in South Carolina uses E-Verify within three business days of employing someone.',
      ),
    ],
  },
  {
    state: 'TN',
    who: 'private_employers',
    scope: 'employer_size',
    leastEmployees: 35,
    from: '2023-01-01',
    condition: employsAtLeast(35),
    citation: 'Tenn. Code 50-1-703',
    facts: [
      fact(
        'secondary',
        'Tenn. Code 50-1-703, in a summary of 2022',
        'Private employers with 35 or more employees under one federal number use E-Verify since January 1, 2023. Others use it or keep copies of documents.',
      ),
      fact(
        'unsure',
        'https://legilist.com/states/tennessee/bill/114/sb-990',
        'A law of March 30, 2026 changed which employers keep copies; its first day was not found.',
      ),
    ],
  },
  {
    state: 'UT',
    who: 'private_employers',
    scope: 'employer_size',
    leastEmployees: 150,
    from: '2022-05-04',
    condition: employsAtLeast(150),
    citation: 'Utah Code 13-47-201',
    facts: [
      fact(
        'unsure',
        'https://lexace.ai/us/statute/utah/13-47-201',
        'Private employers with 150 or more employees use E-Verify. The outcome of a bill of 2025 that lowers the number (HB 214) is not known.',
      ),
    ],
  },
];

const byState = new Map(privateMandates.map((mandate) => [mandate.state, mandate]));

/** The law of a state that requires E-Verify of private employers; undefined where none is known. */
export const privateMandateOf = (state: string): PrivateMandate | undefined => byState.get(state);
