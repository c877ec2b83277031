import type { Locator } from '@playwright/test';

import { authorized } from '../hosted/complete-i9.js';
import { newHire } from '../hosted/new-hire.js';
import { signSection } from '../hosted/sign-section.js';
import { type Integrator, expect, test } from '../stack.js';
import { pick, signedInPersona } from './persona.js';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Somebody whose Section 2 is days late, at an employer that nobody else has. */
async function lateHire(api: Integrator, employer: string) {
  const hire = await newHire(api, { employer: { name: employer }, startsOn: daysAgo(14) });
  await api.patch(`/employees/${hire.employee.id}`, { first_name: 'Ada', last_name: 'Okafor' });
  const answers = { ...authorized, 'task.first_name': 'Ada', 'task.last_name': 'Okafor' };
  const section = { id: 'section_1', answers, name: 'Ada Okafor' } as const;
  await signSection(await hire.link('employee'), hire.tasks.i9, section);
}

/** Whatever changes something: a form that is sent, but for what only looks for other rows. */
const actsIn = (main: Locator): Locator =>
  main.locator('form:not([role="search"], [method="get"]):visible').locator('button:visible');

test(
  'an auditor reads late I-9s by employer and a history, takes an inspection package, and is offered no other act',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const employer = `Audited Foods ${Date.now().toString(36)}`;
    await lateHire(api, employer);
    const { clock, dashboard } = await signedInPersona(page, api, {
      called: 'auditor',
      group: {
        permissions: [
          'client:view',
          'employee:view',
          'employee:view_sensitive',
          'employer:view',
          'everify:view',
          'form:view',
          'inspection_package:edit',
          'inspection_package:view',
          'job:view',
          'placement:view',
          'policy:view',
          'task:view',
        ],
      },
    });
    const { words, main } = dashboard;
    const { reports, person, personHistory, inspections, dashboard: frame, deed } = words;
    await expect(actsIn(main)).toHaveCount(0);

    await clock.asks('reads the late I-9s of an employer', { presses: 6, fields: 3, pages: 2 }, async () => {
      await dashboard.openSection(frame.reports);
      await main.getByRole('link', { name: reports.report_late_signatures, exact: true }).click();
      await pick(dashboard, 'employer', employer);
      await dashboard.press(reports.show);
      const row = main.getByRole('row').filter({ hasText: employer });
      await row.getByRole('link').nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reports.rows);
      await expect(main.getByRole('row').filter({ hasText: 'Ada Okafor' })).toBeVisible();
    });
    await dashboard.audit();
    await expect(actsIn(main)).toHaveCount(0);

    await clock.asks('reads what happened to a person', { presses: 2, fields: 0, pages: 1 }, async () => {
      await main.getByRole('link', { name: 'Ada Okafor', exact: true }).click();
      await expect(actsIn(main)).toHaveCount(0);
      await main.getByRole('link', { name: person.tab_history, exact: true }).click();
      await expect(main).toContainText(personHistory.signed);
    });
    await expect(actsIn(main)).toHaveCount(0);

    await clock.asks('has a package made', { presses: 3, fields: 1, pages: 2 }, async () => {
      await dashboard.openSection(frame.inspections);
      await pick(dashboard, 'employer_id', employer);
      await dashboard.press(inspections.order);
      await dashboard.expectDone(deed.packageOrdered);
    });
    await clock.asks('downloads it', { presses: 1, fields: 0, pages: 0 }, async () => {
      const download = page.getByRole('link', { name: inspections.download });
      await expect(async () => {
        await page.reload();
        await expect(download).toBeVisible({ timeout: 1000 });
      }).toPass();
      const taking = page.waitForEvent('download');
      await download.click();
      expect((await taking).suggestedFilename()).toMatch(/^ipkg_\w+\.zip$/);
    });
    await dashboard.audit();

    // What is another's to do is offered nowhere that she may look.
    const looked = [
      'employees',
      'calendar',
      'archive',
      'records/employers',
      'records/placements',
      'policies',
    ];
    for (const path of looked) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main, path).not.toContainText(frame.notForYou);
      await expect(actsIn(main), path).toHaveCount(0);
      await expect(main.locator('a[href$="/new"], a[href$="/edit"], a[href$="/delete"]'), path).toHaveCount(
        0,
      );
    }
    const menu = page.getByRole('navigation');
    for (const name of [frame.review, frame.apiTokens, frame.webhooks, frame.users, frame.securityLog])
      await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  },
);
