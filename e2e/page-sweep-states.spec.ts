import { firstGroups } from '@firstday/domain';

import { atNight, nightLook as look, test, testAccount } from './sweep/everyone.js';
import { caseStates } from './sweep/sweep-cases.js';
import { sweepAway, sweepEmpty, sweepGone, sweepNarrowed, sweepRefused } from './sweep/sweep-states.js';

test.describe('everyone can use the pages of the dashboard', () => {
  test('in an account that has nothing yet', atNight, ({ page, whole }) =>
    sweepEmpty(page, testAccount(), whole, look),
  );
  test('who sees one employer', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, {
      permissions: firstGroups.admin.permissions,
      access_rule: { fact: 'employer.name', operator: 'equals', value: `${whole.mark} Foods` },
    }),
  );
  test('who may do nothing', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, { permissions: [] }),
  );
  test('whose address asks for what there is not', atNight, ({ page, whole }) =>
    sweepRefused(page, whole, look),
  );
  test('of records that are gone', atNight, ({ page, whole }) => sweepGone(page, whole, look));
  test('while the service is away', atNight, ({ page, whole }) => sweepAway(page, whole, look));
});

for (const [state, sweepState] of Object.entries(caseStates))
  test(`everyone can use the pages of a case ${state}`, atNight, ({ page }) =>
    sweepState(page, testAccount(), look),
  );
