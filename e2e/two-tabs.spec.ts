import type { Page } from '@playwright/test';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, type Integrator, test } from './stack.js';

const name = (page: Page) => page.locator('[name="task.primary_name"]');
/** The rest of what the page asks for. */
async function complete(page: Page): Promise<void> {
  await page.locator('[name="task.primary_relationship"]').selectOption('parent');
  await page.locator('[name="task.primary_phone"]').fill('2125550188');
}
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^\s*Saved\s*$/ })).toBeVisible();

/** The first page of a form, and what the service holds of it. */
async function firstPage(page: Page, api: Integrator) {
  const hire = await newHire(api);
  await page.goto(await hire.link('employee', '&locale=en'));
  await page.waitForURL(/\/o\/[^?]*$/);
  await page.goto(`${page.url()}/tasks/${hire.tasks.emergencyContact}`);
  return {
    url: page.url(),
    held: async () => {
      const { fields } = await api.get<{ fields: { path: string; value: unknown }[] }>(
        `/tasks/${hire.tasks.emergencyContact}/fields`,
      );
      return fields.find(({ path }) => path === 'task.primary_name')?.value ?? null;
    },
  };
}

test('a second tab does not take back what was answered in the first @everywhere', async ({ page, api }) => {
  const { url, held } = await firstPage(page, api);
  await name(page).fill('Luis');
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(url);
  await name(page).fill('Luis Rivera');
  await expect.poll(held).toBe('Luis Rivera');

  // Left as it was read: the newer answer stands.
  await complete(other);
  await other.getByRole('button', { name: 'Save and continue' }).click();
  await other.waitForURL((to) => to.pathname !== new URL(url).pathname);
  expect(await held()).toBe('Luis Rivera');
});

test(
  'of two answers in two tabs the second is told of the first, sees both, and chooses',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { url, held } = await firstPage(page, api);
    const other = await page.context().newPage();
    await other.goto(url);
    await name(page).fill('Luis Rivera');
    await saved(page);

    await name(other).fill('Rosa Rivera');
    await expect(other.getByText('answered in another window or on another device')).toBeVisible();
    expect(await held()).toBe('Luis Rivera');
    await complete(other);
    const goOn = other.getByRole('button', { name: 'Save and continue' });
    await goOn.click();
    await expect(other.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Answered elsewhere meanwhile: Luis Rivera',
    );
    await new HostedPages(other, 'en').audit();
    await expect(name(other)).toHaveValue('Rosa Rivera');
    expect(await held()).toBe('Luis Rivera');
    await goOn.click();
    await other.waitForURL((to) => to.pathname !== new URL(url).pathname);
    expect(await held()).toBe('Rosa Rivera');
  },
);

test(
  'what a device kept is put back, and not over a newer answer',
  { tag: '@phone' },
  async ({ page, api }) => {
    const { url, held } = await firstPage(page, api);
    const fields = '**/fields';
    await page.route(fields, (route) => route.abort());
    await name(page).fill('Luis');
    await expect(page.getByText('Not saved yet')).toBeVisible();

    // The first one tries again and again meanwhile: it must not get through before the other has saved.
    const other = await page.context().newPage();
    await other.goto(url);
    await name(other).fill('Rosa Rivera');
    await saved(other);

    await page.reload();
    await expect(name(page)).toHaveValue('Luis');
    await page.unroute(fields);
    await expect(page.getByText('answered in another window or on another device')).toBeVisible();
    expect(await held()).toBe('Rosa Rivera');

    // Cleared and typed anew, it is theirs to say.
    await name(page).fill('Rosa Rivera');
    await complete(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL((to) => to.pathname !== new URL(url).pathname);
    expect(await held()).toBe('Rosa Rivera');
  },
);

test(
  'what is typed without a connection, before anything could be loaded, is saved once there is one',
  {
    tag: ['@phone', '@gate'],
  },
  async ({ page, context, api }) => {
    const { held } = await firstPage(page, api);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await name(page).fill('Luis Rivera');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    expect(await held()).toBe('Luis Rivera');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that is posted late overwrites nothing unasked', { tag: '@phone' }, async ({ page, api }) => {
    const { url, held } = await firstPage(page, api);
    const other = await page.context().newPage();
    await other.goto(url);
    const goOn = (on: Page) => on.getByRole('button', { name: 'Save and continue' }).click();
    await name(page).fill('Luis Rivera');
    await complete(page);
    await goOn(page);
    await name(other).fill('Rosa Rivera');
    await complete(other);
    await goOn(other);
    await expect(other.getByRole('alert', { name: 'There is a problem' })).toContainText(
      'Answered elsewhere meanwhile: Luis Rivera',
    );
    await expect(name(other)).toHaveValue('Rosa Rivera');
    expect(await held()).toBe('Luis Rivera');
    await goOn(other);
    expect(await held()).toBe('Rosa Rivera');
  });
});
