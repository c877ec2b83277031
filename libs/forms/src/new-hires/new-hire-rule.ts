import type { FactMark } from '@firstday/domain';
import { addDays } from '../deadlines/add-days.js';

/** By when a state wants to hear of a hire. */
export interface NewHireRule {
  /** Days after the day of hire; the last of them is in time. */
  readonly days: number;
  readonly citation: string;
  readonly source: string;
  /** The day on which it was read there, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  readonly mark: FactMark;
}

const checkedOn = '2026-11-25';

/** No state may take longer (42 U.S.C. 653a(b)(2)(A)), and as far as is known only those below are quicker. */
const federalRule: NewHireRule = {
  days: 20,
  citation: '42 U.S.C. 653a(b)(2)(A)',
  source: 'https://www.payrollbeacon.com/new-hire-reporting',
  checkedOn,
  mark: 'secondary',
};

const quicker: Readonly<Record<string, Omit<NewHireRule, 'checkedOn'>>> = {
  AL: {
    days: 7,
    citation: 'Ala. Code 25-11-5',
    source: 'https://symmetry.com/payroll-tax-insights/new-hire-requirements-by-state',
    mark: 'secondary',
  },
  GA: {
    days: 10,
    citation: 'O.C.G.A. 19-11-9.2',
    source: 'https://ga-newhire.com/reporting_fundamentals',
    mark: 'official',
  },
  IA: {
    days: 15,
    citation: 'Iowa Code 252G.3(1)(a)',
    source: 'https://www.lawserver.com/law/state/iowa/ia-code/iowa_code_252g-3',
    mark: 'secondary',
  },
  MA: {
    days: 14,
    citation: 'M.G.L. c. 62E, s. 2; 830 CMR 62E.2.1',
    source: 'https://legalclarity.org/massachusetts-new-hire-reporting-rules-compliance-and-penalties',
    mark: 'secondary',
  },
  ME: {
    days: 7,
    citation: '19-A M.R.S. 2154',
    source:
      'https://www11.maine.gov/dhhs/ofi/programs-services/child-support-services/employers/new-hire-faq',
    mark: 'official',
  },
  MS: {
    days: 15,
    citation: 'Miss. Code 43-19-46',
    source:
      'https://legalfix.com/statutes/state-codes/mississippi/title-43/chapter-19/child-support-unit/section-43-19-46',
    mark: 'secondary',
  },
  RI: { days: 14, citation: 'R.I. Gen. Laws 15-24-3', source: 'general knowledge', mark: 'general' },
  VT: { days: 10, citation: '33 V.S.A. 4110', source: 'general knowledge', mark: 'general' },
  WV: { days: 14, citation: 'W. Va. Code 48-18-125', source: 'general knowledge', mark: 'general' },
};

/** States that want to hear of a hire sooner than federal law asks, by their two letters. */
export const quickerNewHireRules: ReadonlyMap<string, NewHireRule> = new Map(
  Object.entries(quicker).map(([state, rule]) => [state, { ...rule, checkedOn }]),
);

/** @param state two letters; null where nobody knows where the work is: then federal law's days count */
export const newHireRuleOf = (state: string | null): NewHireRule =>
  quickerNewHireRules.get(state ?? '') ?? federalRule;

/**
 * The rule by which a hire is reported. Where an employer reports all of its hires to one state, neither that state nor the one
 * of the work is kept waiting.
 */
export function strictestNewHireRule(workState: string | null, reportsTo: string | null): NewHireRule {
  const [ofWork, ofChoice] = [newHireRuleOf(workState), newHireRuleOf(reportsTo)];
  return ofChoice.days < ofWork.days ? ofChoice : ofWork;
}

/** Whether the days rest on something that was read. */
export const isSureNewHireRule = ({ mark }: NewHireRule): boolean => mark !== 'general' && mark !== 'unsure';

/** The last day on which a hire is reported in time. */
export const newHireDueOn = (hiredOn: string, { days }: NewHireRule): string => addDays(hiredOn, days);

/** Who was gone for so many days in a row is a new hire again (42 U.S.C. 653a(a)(2)(A)(ii)). */
export const daysOfSeparation = 60;

/** Days that lie between two files of who reports electronically, twice a month (42 U.S.C. 653a(b)(2)(B)). */
const apart = { least: 12, most: 16 } as const;

/** When the next file is to be sent after one of this day. */
export const nextTransmission = (sentOn: string): { readonly from: string; readonly until: string } => ({
  from: addDays(sentOn, apart.least),
  until: addDays(sentOn, apart.most),
});
