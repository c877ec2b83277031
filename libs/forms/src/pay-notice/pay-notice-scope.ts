import type { FormScope } from '@firstday/domain';

/**
 * A notice of pay is of one placement, and we ask for a new one after any of its terms has changed. N.Y. Lab. Law 195(2): changes are told
 * seven days before, unless the next wage statement has them.
 */
export const payNoticeScope: FormScope = {
  per: 'placement',
  on_change_of: [
    'placement.pay_rate',
    'placement.pay_basis',
    'placement.overtime_rate',
    'placement.pay_frequency',
    'placement.regular_payday',
    'placement.tip_allowance',
    'placement.meal_allowance',
    'placement.lodging_allowance',
    'placement.other_allowance',
  ],
};
