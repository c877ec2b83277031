import { linkFor, newPerson } from '../dashboard/dashboard-pages.js';
import { waitingHires } from '../hosted/waiting-hires.js';
import { HostedPages } from '../hosted/hosted-pages.js';
import { type Integrator, expect, test } from '../stack.js';
import { certify, enterPassport, examineAndSign, signAsCarmen } from './examine-and-sign.js';
import { signedInPersona } from './persona.js';

const needed = ['employee:view', 'employer:view', 'task:edit', 'task:view'] as const;

/** Two people at the signer's site, and one at another. */
async function hiresOfSites(api: Integrator) {
  const own = await waitingHires(api, ['Walker', 'Yilmaz']);
  const other = await waitingHires(api, ['Xu']);
  const rule = { fact: 'employer.name', operator: 'equals', value: own.employer.name };
  return { other, rule };
}

test(
  'a signer at a site signs on a phone, from the link in a digest, and is not asked twice who signs',
  { tag: '@gate' },
  async ({ page, api }) => {
    const { other, rule } = await hiresOfSites(api);
    const { clock, dashboard, email } = await signedInPersona(page, api, {
      called: 'signer at a site',
      group: { permissions: [...needed, 'employee:view_sensitive'], access_rule: rule },
      path: '/dashboard/review',
    });
    const { main, words } = dashboard;
    const hosted = new HostedPages(page, 'en');
    await expect(main).toContainText('Ada Walker');
    await expect(main).not.toContainText(other.hires[0]?.name ?? 'Xu');

    await clock.asks('examines the most urgent', { presses: 4, fields: 8, pages: 4 }, async () => {
      await dashboard.press(words.reviewQueue.begin);
      await page.waitForURL(/section_2_documents/);
      await enterPassport(hosted);
    });
    await clock.asks('says as whom she signs, once', { presses: 2, fields: 2, pages: 1 }, async () => {
      await expect(main.locator('[name="email"]')).toHaveValue(email);
      await expect(main.locator('[name="name"]')).toHaveValue('');
      await hosted.fill({ name: 'Carmen Ortiz', title: 'HR manager', keep: 'yes' });
      await hosted.press(words.signer.submit);
    });
    await clock.asks('signs it', { presses: 4, fields: 1, pages: 2 }, async () => {
      await certify(hosted);
      await signAsCarmen(hosted);
    });
    await dashboard.audit();

    await clock.asks('examines and signs the next', { presses: 7, fields: 9, pages: 4 }, async () => {
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        words.reviewQueue.next.replace('{name}', 'Ada Yilmaz'),
      );
      await main.getByRole('button', { name: new RegExp(`^${words.reviewQueue.reviewNext}`) }).click();
      await examineAndSign(page);
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.reviewQueue.did_signed);

    // Whoever signs in next in this browser is not taken for her.
    await dashboard.signIn(await linkFor(api, await newPerson(api), '/dashboard/review'));
    await expect(page.locator('.review-signer summary')).toHaveText(words.reviewQueue.signsAsNobody);
  },
);

test('a signer who may not see copies of documents is told who may, whom to ask, and how to go on', async ({
  page,
  api,
}) => {
  const { rule } = await hiresOfSites(api);
  const { clock, dashboard, email } = await signedInPersona(page, api, {
    called: 'signer without copies',
    group: { permissions: needed, access_rule: rule },
    path: '/dashboard/review',
  });
  const { main, words } = dashboard;
  const { employer, permission, signer } = words;
  const hosted = new HostedPages(page, 'en');

  await clock.asks('examines the originals', { presses: 4, fields: 8, pages: 4 }, async () => {
    await dashboard.press(words.reviewQueue.begin);
    await page.waitForURL(/section_2_documents/);
    await expect(main.getByRole('heading', { name: employer.copiesHidden })).toBeVisible();
    await expect(main).toContainText(permission['employee:view_sensitive']);
    await expect(main).toContainText(employer.copiesHiddenGoOn);
    await expect(page.getByRole('complementary', { name: employer.pictures })).toHaveCount(0);
    await hosted.audit();
    await enterPassport(hosted);
  });
  // Somebody else may sit at this computer: what is offered can be changed, and is kept only where that is asked.
  await expect(main.locator('[name="email"]')).toHaveValue(email);
  await hosted.fill({ name: 'Dana Okafor', email: 'dana@harborfoods.com' });
  await main.getByRole('button', { name: signer.submit }).click();
  await expect(main.getByRole('alert')).toContainText(signer.jobTitleRequired);
  await expect(main.locator('[name="email"]')).toHaveValue('dana@harborfoods.com');
  await hosted.fill({ title: 'Branch manager' });
  await hosted.press(signer.submit);
  await page.goto('/dashboard/review');
  await expect(page.locator('.review-signer summary')).toHaveText(words.reviewQueue.signsAsNobody);
});
