import type { FormChecks } from '../../checks/check.js';
import * as withholding from './withholding-checks.js';

export const w4Checks: FormChecks = {
  checks: {
    filing_status_unless_exempt: withholding.filingStatusUnlessExempt,
    not_below_lock_in: withholding.notBelowLockIn,
  },
  advices: {
    income_above_step_three: withholding.incomeAboveStepThree,
    nonresident_alien_entries: withholding.nonresidentAlienEntries,
    step_three_adds_up: withholding.stepThreeAddsUp,
    step_three_multiples: withholding.stepThreeMultiples,
  },
};
