import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { newHire } from '../hosted/new-hire.js';
import { Integrator, expect, runningStack, test } from '../stack.js';
import { waitingHires } from '../hosted/waiting-hires.js';
import { examineAndSign } from './examine-and-sign.js';
import { findByKeys, pick, signedInPersona } from './persona.js';

const reason = 'My street is Pine, not Pike.';

/** One employer's morning: two forms to sign, and somebody who asks for a correction of what they signed. */
async function morning(api: Integrator) {
  const { employer, hires } = await waitingHires(api, ['Okafor', 'Reyes', 'Silva']);
  const asker = hires[2] ?? { employee: '', name: '', task: '' };
  const link = await api.get<{ url: string }>(
    `/employees/${asker.employee}/onboarding?assignee_type=employee`,
  );
  const opened = new Integrator(runningStack().baseUrl, '');
  const { token } = await opened.post<{ token: string }>('/form_sessions', {
    link: new URL(link.url).searchParams.get('link'),
  });
  const session = new Integrator(runningStack().baseUrl, token);
  await session.post(`/tasks/${asker.task}/correction_request`, {
    reason,
  });
  return { employer, asker };
}

/** Somebody of the test account whose W-4 is complete. */
async function completeInTest() {
  const { baseUrl, testToken } = runningStack();
  const api = new Integrator(baseUrl, testToken);
  const hire = await newHire(api);
  const lastName = `Packet-${Date.now().toString(36)}`;
  await api.patch(`/employees/${hire.employee.id}`, { last_name: lastName });
  await api.post(`/tasks/${hire.tasks.w4}/complete_for_test`, {});
  await expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${hire.tasks.w4}`)).status, {
      timeout: 30_000,
    })
    .toBe('completed');
  return { api, lastName, task: hire.tasks.w4 };
}

test(
  'an HR admin sees in the morning what waits, signs two in a row, and answers a request to correct',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const { employer, asker } = await morning(api);
    const { clock, dashboard } = await signedInPersona(page, api, { called: 'HR admin', group: 'admin' });
    const { words, main } = dashboard;
    const { reviewQueue, today, deed, correction, dashboard: frame } = words;

    await clock.asks('sees what waits', { presses: 3, fields: 1, pages: 0 }, async () => {
      await page.locator('.dash-filters summary').click();
      await pick(dashboard, 'employer', employer.name);
      await dashboard.press(today.find);
      await expect(main.getByRole('row').filter({ hasText: today.kind_correction })).toContainText(
        asker.name,
      );
    });
    await dashboard.audit();

    await clock.asks('says once as whom she signs', { presses: 3, fields: 2, pages: 1 }, async () => {
      await dashboard.openSection(frame.review);
      await page.locator('.review-signer summary').click();
      await page.locator('[name="name"]').fill('Carmen Ortiz');
      await page.locator('[name="title"]').fill('HR manager');
      await dashboard.press(reviewQueue.signerSave);
      await dashboard.expectDone(deed.signerSaved);
    });

    await clock.asks('signs the first Section 2', { presses: 10, fields: 10, pages: 4 }, async () => {
      await page.locator('.dash-filters summary').click();
      await pick(dashboard, 'employer', employer.name);
      await dashboard.press(reviewQueue.find);
      await page.waitForURL(/employer=/);
      await dashboard.press(reviewQueue.begin);
      await examineAndSign(page);
    });
    await clock.asks('signs the next, which one key opens', { presses: 7, fields: 9, pages: 4 }, async () => {
      await expect(
        main.getByRole('button', { name: new RegExp(`^${reviewQueue.reviewNext}`) }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await examineAndSign(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(reviewQueue.did_signed);
    });

    await clock.asks('answers a request to correct', { presses: 2, fields: 0, pages: 2 }, async () => {
      await page.goto(`/dashboard?employer=${employer.id}`);
      await main
        .getByRole('row')
        .filter({ hasText: today.kind_correction })
        .getByRole('button', { name: new RegExp(`^${today.act_correction}`) })
        .click();
      await expect(main).toContainText(reason);
      await main.getByRole('button', { name: correction.open.replace('{name}', 'Ada'), exact: true }).click();
      await expect(main).toContainText(correction.openedFor.replace('{name}', 'Ada'));
    });
    const { status } = await api.get<{ status: string }>(`/tasks/${asker.task}`);
    expect(status).toBe('requires_action');
  },
);

test('an HR admin downloads everything that one person signed', { tag: '@desktop' }, async ({ page }) => {
  const { api, lastName, task } = await completeInTest();
  const { clock, dashboard } = await signedInPersona(page, api, { called: 'HR admin', group: 'admin' });
  const { person } = dashboard.words;
  await clock.asks('downloads a packet', { presses: 4, fields: 1, pages: 1 }, async () => {
    await findByKeys(dashboard, lastName, lastName);
    await dashboard.main.getByRole('link', { name: person.tab_documents, exact: true }).click();
    await expect(dashboard.main.getByRole('row', { name: /W-4/ })).toBeVisible();
    const bytes = await downloaded(page, person.downloadAll);
    expect(bytes.includes(Buffer.from(`(${task}).pdf`))).toBe(true);
  });
  await dashboard.audit();
});

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await saving).path());
}
