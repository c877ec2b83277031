import { describe, expect, it } from '@jest/globals';
import {
  isSureNewHireRule,
  newHireDueOn,
  newHireRuleOf,
  nextTransmission,
  quickerNewHireRules,
  strictestNewHireRule,
} from './new-hire-rule.js';

describe('the day by which a hire is reported', () => {
  it('42 U.S.C. 653a(b)(2)(A): is twenty days after the hire at the latest, and sooner in nine states', () => {
    expect(newHireDueOn('2026-11-25', newHireRuleOf('NY'))).toBe('2026-12-15');
    expect(newHireDueOn('2026-11-25', newHireRuleOf(null))).toBe('2026-12-15');
    expect(newHireDueOn('2026-12-28', newHireRuleOf('AL'))).toBe('2027-01-04');
    expect(Object.fromEntries([...quickerNewHireRules].map(([state, { days }]) => [state, days]))).toEqual({
      AL: 7,
      GA: 10,
      IA: 15,
      MA: 14,
      ME: 7,
      MS: 15,
      RI: 14,
      VT: 10,
      WV: 14,
    });
  });

  it('says of which states nobody has read the days', () => {
    const unsure = [...quickerNewHireRules].flatMap(([state, rule]) =>
      isSureNewHireRule(rule) ? [] : [state],
    );
    expect(unsure).toEqual(['RI', 'VT', 'WV']);
  });

  it('keeps neither the state of the work waiting nor the one that was chosen for all', () => {
    expect(strictestNewHireRule('NY', 'AL').days).toBe(7);
    expect(strictestNewHireRule('ME', 'NY').days).toBe(7);
    expect(strictestNewHireRule('NY', null).days).toBe(20);
  });

  it('42 U.S.C. 653a(b)(2)(B): of two files in a month the second comes 12 to 16 days after the first', () => {
    expect(nextTransmission('2026-11-25')).toEqual({ from: '2026-12-07', until: '2026-12-11' });
  });
});
