import { newEmail } from '../dashboard/dashboard-pages.js';
import { expect, test } from '../stack.js';
import { findByKeys, signedInPersona } from './persona.js';

test(
  'an administrator invites a colleague, makes a token, adds a webhook, and reads the security log',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const { clock, dashboard, email } = await signedInPersona(page, api, {
      called: 'administrator',
      group: 'admin',
    });
    const { words, main } = dashboard;
    const { users, groups, find, tokens, webhooks, eventKinds, securityLog, secret } = words;
    const colleague = newEmail();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

    await clock.asks('invites a colleague, with a group', { presses: 5, fields: 2, pages: 2 }, async () => {
      await findByKeys(dashboard, 'invite', find.inviteUser);
      await page.locator('#email').fill(colleague);
      await page.getByRole('checkbox', { name: groups.first_recruiter, exact: true }).check();
      await dashboard.press(users.inviteSubmit);
      await dashboard.press(users.linkSubmit);
      await expect(page.locator('.dash-secret')).toBeFocused();
    });
    await dashboard.audit();
    const link = await dashboard.secret();
    expect(link).toContain('/sign-in?link=');

    const program = `Payroll ${colleague}`;
    await clock.asks('makes a token', { presses: 4, fields: 1, pages: 1 }, async () => {
      await dashboard.openSection(tokens.title);
      await page.locator('#name').fill(program);
      await dashboard.press(tokens.make);
      await expect(page.locator('.dash-secret')).toBeFocused();
      await dashboard.press(secret.copy);
      await expect(page.getByRole('status').filter({ hasText: secret.copied })).toBeVisible();
    });
    expect(await dashboard.secret()).toMatch(/^fd_live_/);

    await clock.asks('adds a webhook', { presses: 4, fields: 1, pages: 2 }, async () => {
      await dashboard.openSection(webhooks.title);
      await main.getByRole('link', { name: webhooks.add, exact: true }).click();
      await page.getByLabel(webhooks.url).fill('https://hooks.example.com/firstday');
      await page.getByRole('checkbox', { name: eventKinds.client_created }).check();
      await dashboard.press(webhooks.make);
      expect(await dashboard.secret()).toMatch(/^whsec_/);
    });
    await dashboard.audit();

    await clock.asks('reads who did what', { presses: 2, fields: 0, pages: 1 }, async () => {
      await dashboard.openSection(securityLog.title);
      await expect(
        main
          .getByRole('row')
          .filter({ hasText: email })
          .filter({ hasText: securityLog.kind_api_token_created }),
      ).not.toHaveCount(0);
    });
    await dashboard.audit();
  },
);
