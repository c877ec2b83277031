import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Forms {
  readonly data: readonly { readonly id: string; readonly key: string; readonly edition: string }[];
}

test('whoever keeps the forms sees which official edition ends, what comes next and which file is missing', async ({
  page,
  api,
}) => {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api, {})));
  const { officialForms } = dashboard.words;
  await page.goto('/dashboard/forms');
  await expect(page.getByText('Form W-4', { exact: false }).first()).toBeVisible();
  await dashboard.audit();
  await page.getByRole('link', { name: officialForms.look }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(officialForms.title);
  const w4 = page.getByRole('row', { name: /Form W-4,/ });
  await expect(w4).toContainText('2026');
  await expect(page.getByRole('row', { name: /Form I-9,/ })).toContainText(/May\s31,\s2027/);
  await expect(page.getByText(officialForms.stepRelease)).toBeVisible();
  await dashboard.audit();

  await w4.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form W-4');
  await expect(page.getByText(officialForms.noneBegun)).toBeVisible();
  await dashboard.audit();

  const [i9] = (await api.get<Forms>('/forms?key=i-9')).data;
  expect(i9?.edition).toBe('01/20/25');
  await page.goto('/dashboard/forms/official/form_0000000000000000000000');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Form W-4');
});
