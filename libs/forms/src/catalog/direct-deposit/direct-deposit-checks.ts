import type { FormChecks } from '../../checks/check.js';
import { accountsDiffer, oneRemainder, percentsWithin100 } from './account-checks.js';

export const directDepositChecks: FormChecks = {
  checks: {
    accounts_differ: accountsDiffer,
    one_remainder: oneRemainder,
    percents_within_100: percentsWithin100,
  },
  advices: {},
};
