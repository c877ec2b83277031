import { firstGroups } from '@firstday/domain';

import { atNight, nightLook as look, test, testAccount } from './sweep/everyone.js';
import { caseStates } from './sweep/sweep-cases.js';
import { sweepAway, sweepEmpty, sweepGone, sweepNarrowed, sweepRefused } from './sweep/sweep-states.js';

test.describe('everyone can use the pages of the dashboard', () => {
  test('in an account without records', atNight, ({ page, whole }) =>
    sweepEmpty(page, testAccount(), whole, look),
  );
  test('of one employer', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, {
      permissions: firstGroups.admin.permissions,
      access_rule: { fact: 'employer.name', operator: 'equals', value: `${whole.mark} Foods` },
    }),
  );
  test('without permissions', atNight, ({ page, whole }) =>
    sweepNarrowed(page, whole, look, { permissions: [] }),
  );
  test('with filters that no list has', atNight, ({ page, whole }) => sweepRefused(page, whole, look));
  test('of deleted records', atNight, ({ page, whole }) => sweepGone(page, whole, look));
  test('while the service is away', atNight, ({ page, whole }) => sweepAway(page, whole, look));
});

for (const [state, sweepState] of Object.entries(caseStates))
  test(`everyone can use the pages of a case ${state}`, atNight, ({ page }) =>
    sweepState(page, testAccount(), look),
  );
