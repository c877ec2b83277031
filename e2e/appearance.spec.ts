import type { Page } from '@playwright/test';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { tabTo } from './hosted/keyboard.js';
import { newHire } from './hosted/new-hire.js';
import { pngOf } from './hosted/png-of.js';
import { newAccount } from './new-account.js';
import { type Integrator, expect, test } from './stack.js';

const signedIn = async (page: Page, api: Integrator, path: string): Promise<DashboardPages> => {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api), path));
  return dashboard;
};

/** The colour of the one main button of the page. */
const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fd-accent').trim());

const openHire = async (page: Page, link: string): Promise<HostedPages> => {
  await page.goto(link);
  await page.locator('h1').waitFor();
  return new HostedPages(page, 'en');
};

test(
  'a theme is made by keyboard, with advice on its contrast, and an employer’s pages wear it',
  { tag: ['@desktop', '@gate'] },
  async ({ page, browser, api }) => {
    const name = `Quay ${Date.now().toString(36)}`;
    const hire = await newHire(api, { employer: { name } });
    const other = await newHire(api, { employer: { name: `${name} North` } });
    const dashboard = await signedIn(page, api, '/dashboard/appearance');
    const { appearance: words, deed } = dashboard.words;
    await dashboard.audit();
    await tabTo(page, `a[href$="/appearance/new"]`);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText(words.addTitle);

    await tabTo(page, '[name="name"]');
    await page.keyboard.type(name);
    await tabTo(page, '[name="light_primary_background"]');
    const lightFrame = page.locator('[data-theme-mode="light"]');
    const shownAccent = () =>
      lightFrame.evaluate((frame) => getComputedStyle(frame).getPropertyValue('--fd-accent').trim());
    const before = await shownAccent();
    await page.keyboard.type('f2a900');
    await expect.poll(shownAccent).not.toBe(before);
    const advice = page.locator('.theme-contrasts li[data-adjusted]');
    await expect(advice).toHaveCount(1);
    await expect(advice).toContainText('#f2a900');
    await expect(advice).toContainText('4.5');
    const suggested = await shownAccent();
    await expect(advice).toContainText(suggested);
    await dashboard.audit();

    await advice.getByRole('button').focus();
    await page.keyboard.press('Enter');
    const accent = page.locator('[name="light_primary_background"]');
    await expect(accent).toHaveValue(suggested);
    await expect(accent).toBeFocused();
    await expect(advice).toHaveCount(0);

    await page.locator('#light_logo').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    });
    await dashboard.press(words.make);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.logoWrong);
    await expect(accent).toHaveValue(suggested);
    await dashboard.audit();
    await page.locator('#light_logo').setInputFiles(pngOf('logo', 90));
    await expect(lightFrame.locator('img.hosted-logo')).toHaveAttribute('src', /^data:image\/png;/);
    await tabTo(page, 'form.hosted-form button[type="submit"][data-variant="primary"]');
    await page.keyboard.press('Enter');
    await dashboard.expectDone(deed.themeMade);
    await dashboard.audit();

    await page.locator('input[role="combobox"]').focus();
    await page.keyboard.type(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('input[role="combobox"]')).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, '.theme-assign button[type="submit"]');
    await page.keyboard.press('Enter');
    await dashboard.expectDone(deed.themeAssigned);
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    const visitor = await browser.newPage();
    const pages = await openHire(visitor, await hire.link('employee'));
    expect(await accentOf(visitor)).toBe(suggested);
    await expect(visitor.getByRole('img', { name })).toHaveJSProperty('complete', true);
    expect(await visitor.locator('.hosted-logo').evaluate((img) => img.clientHeight)).toBe(40);
    await pages.audit();
    await openHire(visitor, await other.link('employee'));
    expect(await accentOf(visitor)).not.toBe(suggested);
    await visitor.context().close();
  },
);

test('a theme of the whole account reaches every employer without one, until it is deleted', async ({
  page,
  browser,
  api: platform,
}) => {
  // The theme of a whole account is on the pages of every journey in it.
  const api = await newAccount(platform);
  const hire = await newHire(api, { employer: { name: 'Harbor South' } });
  const theme = await api.post<{ id: string }>('/themes', {
    name: 'Harbor blue',
    light: { primary_background: '#1a3d8f', custom_background: '#fff8e7' },
  });
  const dashboard = await signedIn(page, api, `/dashboard/appearance/${theme.id}`);
  const { appearance: words, deed } = dashboard.words;
  await dashboard.press(words.wear);
  await dashboard.expectDone(deed.themeWorn);
  await dashboard.audit();
  const visitor = await browser.newPage();
  const pages = await openHire(visitor, await hire.link('employee'));
  expect(await accentOf(visitor)).toBe('#1a3d8f');
  await pages.audit();

  await page.goto(new URL(`/dashboard/appearance/${theme.id}/preview`, page.url()).href);
  expect(await accentOf(page)).toBe('#1a3d8f');
  await dashboard.audit();

  await page.goto(new URL(`/dashboard/appearance/${theme.id}/delete`, page.url()).href);
  await expect(dashboard.main).toContainText(words.wholeAccount);
  await dashboard.audit();
  await dashboard.press(words.deleteSubmit);
  await dashboard.expectDone(deed.themeDeleted);
  await visitor.reload();
  expect(await accentOf(visitor)).not.toBe('#1a3d8f');
  await visitor.context().close();
});

test('without JavaScript a theme is changed, and its preview is there once it is saved', async ({
  browser,
  api,
}) => {
  const theme = await api.post<{ id: string }>('/themes', { name: 'Without scripts' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const dashboard = await signedIn(page, api, `/dashboard/appearance/${theme.id}/edit`);
  await page.locator('[name="dark_primary_background"]').fill('#abcdef');
  await page.locator('[name="light_border"]').fill('no colour');
  await dashboard.press(dashboard.words.dashboard.save);
  await expect(page.getByText(dashboard.words.appearance.colourWrong).first()).toBeVisible();
  await expect(page.locator('[name="dark_primary_background"]')).toHaveValue('#abcdef');
  await page.locator('[name="light_border"]').fill('');
  await dashboard.press(dashboard.words.dashboard.save);
  await page.waitForURL(new RegExp(`/appearance/${theme.id}(\\?|$)`));
  await expect(page.locator('[data-theme-mode="dark"] .fd-button[data-variant="primary"]')).toHaveCSS(
    'background-color',
    'rgb(171, 205, 239)',
  );
  await context.close();
});
