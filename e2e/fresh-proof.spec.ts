import pg from 'pg';

import { runningUrls } from '../apps/launcher/src/console/running-urls.ts';
import { DashboardPages, linkFor, newEmail, newPerson } from './dashboard/dashboard-pages.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const password = 'Correct7horse';

/** As if the person had signed in eleven minutes ago. */
async function ageProof(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: runningUrls(runningStack().dataDir).ownerUrl });
  await client.connect();
  try {
    await client.query(
      `UPDATE user_sessions SET proved_at = proved_at - interval '11 minutes'
        WHERE user_id IN (SELECT id FROM users WHERE email_key = $1)`,
      [email.toLowerCase()],
    );
  } finally {
    await client.end();
  }
}

test(
  'whoever signed in a while ago gives the password again before a token, a user or another email is made',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const email = await newPerson(api, { password });
    const dashboard = new DashboardPages(page);
    const { accounts, deed, tokens, trouble, users, dashboard: words } = dashboard.words;
    const proof = page.getByLabel(accounts.ownPassword);
    await dashboard.signIn(await linkFor(api, email));
    await ageProof(email);

    await page.goto('/dashboard/api-tokens');
    await expect(proof).toHaveCount(0);
    await page.locator('#name').fill('Payroll');
    await dashboard.press(tokens.make);
    await expect(page.getByRole('alert').filter({ hasText: trouble.unproved })).toBeFocused();
    await expect(page.locator('#name')).toHaveValue('Payroll');
    await dashboard.audit();
    await proof.fill('Wrong7horse');
    await dashboard.press(tokens.make);
    await expect(page.getByRole('alert').filter({ hasText: trouble.wrongPassword })).toBeFocused();
    await expect(proof).toHaveValue('');
    await proof.fill(password);
    await dashboard.press(tokens.make);
    await expect(page.locator('.dash-secret')).toBeFocused();
    await expect(proof).toHaveCount(0);

    await ageProof(email);
    const invited = newEmail();
    await page.goto('/dashboard/users/new');
    await page.locator('#email').fill(invited);
    await dashboard.press(users.inviteSubmit);
    await proof.fill(password);
    await dashboard.press(users.inviteSubmit);
    await expect(page.locator('h1')).toHaveText(invited);

    await ageProof(email);
    await page.locator('#email').fill(newEmail());
    await dashboard.press(words.save);
    await proof.fill(password);
    await dashboard.press(words.save);
    await dashboard.expectDone(deed.userSaved);
  },
);

test(
  'a token that is revoked leaves what it made to be seen and ended',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    const { deed, tokens } = dashboard.words;
    const name = `Payroll ${newEmail()}`;
    const { token } = await api.post<{ token: string }>('/api_tokens', { name });
    const email = await newPerson(new Integrator(runningStack().baseUrl, token));
    await dashboard.signIn(await linkFor(api, await newPerson(api)));

    await page.goto('/dashboard/api-tokens');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('link', { name: tokens.revoke }).click();
    await expect(dashboard.main).toContainText(tokens.createdHint);
    await expect(dashboard.main.getByRole('link', { name: email })).toBeVisible();
    await dashboard.audit();
    await dashboard.press(tokens.revokeSubmit);
    await dashboard.expectDone(deed.tokenRevoked);
    await expect(dashboard.main).toContainText(tokens.createdLeftHint);
    await dashboard.audit();

    await dashboard.main.getByRole('link', { name: email }).click();
    await expect(page.locator('h1')).toHaveText(email);
    await expect(dashboard.main).toContainText(
      dashboard.words.createdBy.api_token_revoked.replace('{name}', name),
    );
  },
);
