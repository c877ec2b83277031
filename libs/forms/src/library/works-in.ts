import type { Condition } from '@firstday/policy-engine';

type Owner = 'work_location' | 'employee.address';

const isIn = (owner: Owner, country: string): Condition => ({
  fact: `${owner}.country`,
  operator: 'equals',
  value: country,
});

/** An address in Puerto Rico has its country for its state (`placementFacts`). */
const isAt = (owner: Owner, codes: readonly string[]): readonly Condition[] => {
  const [code = ''] = codes;
  if (code === 'PR') return [isIn(owner, 'PRI')];
  const state: Condition =
    codes.length === 1
      ? { fact: `${owner}.state`, operator: 'equals', value: code }
      : { fact: `${owner}.state`, operator: 'in', value: [...codes] };
  return [isIn(owner, 'USA'), state];
};

/** @param code of a state, DC or Puerto Rico */
export const worksIn = (code: string): readonly Condition[] => isAt('work_location', [code]);
/** In one of these; undecided while nobody knows where. */
export const livesIn = (codes: readonly string[]): readonly Condition[] => isAt('employee.address', codes);
