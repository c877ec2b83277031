import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, type Page, test } from '@playwright/test';

import { freePort } from '../tools/process/ports.mjs';
import { webServer } from '../tools/setup/build.mjs';
import { violationsOn } from './audit.js';

/** Every primitive in every state, on the page that is there for developers. */
const gallery = '/dev/ui';
const sections = [
  'buttons',
  'text',
  'choices',
  'pickers',
  'feedback',
  'tables',
  'overlays',
  'picks',
] as const;
const looks = [
  { name: 'light', colorScheme: 'light', locale: 'en' },
  { name: 'dark', colorScheme: 'dark', locale: 'en' },
  { name: 'rtl', colorScheme: 'light', locale: 'ar' },
] as const;
type Look = (typeof looks)[number];

// Half as large: a picture is to show what has moved, and the repository keeps all of them.
test.use({ deviceScaleFactor: 0.5 });

async function open(page: Page, { colorScheme, locale }: Look, width: number): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  const { baseURL } = test.info().project.use;
  await page.context().addCookies([{ name: '__dashboard_language', value: locale, url: baseURL ?? '' }]);
  await page.goto(gallery);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  // The parts of a date are there once the page has come alive.
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

async function audit(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const width of [360, 1280])
  for (const look of looks)
    test(`the primitives look as they did and can be used by everybody: ${look.name}, ${width} px`, async ({
      page,
    }) => {
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) blocked.push(message.text());
      });
      await open(page, look, width);
      await audit(page);
      for (const section of sections)
        await expect
          .soft(page.locator(`#${section}`))
          .toHaveScreenshot(`${section}-${look.name}-${width}.png`, { scale: 'device' });
      await overlays(page, `${look.name}-${width}`);
      expect(blocked).toEqual([]);
    });

async function overlays(page: Page, name: string): Promise<void> {
  const pictured = async (part: string, shown: string) => {
    await audit(page);
    await expect.soft(page.locator(shown)).toHaveScreenshot(`${part}-${name}.png`, { scale: 'device' });
    await page.keyboard.press('Escape');
  };
  const below = page.locator('#overlays');
  await below.scrollIntoViewIfNeeded();
  await below.getByRole('button', { name: 'Open a dialog' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await pictured('dialog', '.fd-dialog-box');
  await expect(below.getByRole('button', { name: 'Open a dialog' })).toBeFocused();
  await page.locator('#pickers button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await pictured('calendar', '.fd-popover');
  const picks = page.locator('#picks');
  await picks.getByRole('button', { name: 'Choose facts' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await pictured('choice-dialog', '.fd-dialog-box');
  await expect(picks.getByRole('button', { name: 'Choose facts' })).toBeFocused();
  await picks.getByRole('button', { name: 'More for this row' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await pictured('action-menu', '.fd-popover');
  await expect(picks.getByRole('button', { name: 'More for this row' })).toBeFocused();
}

test.describe('by keyboard alone', () => {
  test.beforeEach(({ page }) => open(page, looks[0], 1280));

  test('a dialog keeps the focus, closes at Escape and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open a dialog' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('a menu closes at Escape, which gives the focus back, and when one goes on elsewhere', async ({
    page,
  }) => {
    const menu = page.locator('.gallery-menu');
    const link = menu.getByRole('link', { name: 'Your account' });
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Open below' }).focus();
    await expect(link).toBeHidden();
  });

  test('one of many is found by its words, several are ticked, and nothing is chosen at Escape', async ({
    page,
  }) => {
    const picks = page.locator('#picks');
    const dialog = page.getByRole('dialog');
    const search = dialog.getByRole('combobox', { name: 'Search' });
    const said = picks.getByRole('status');
    const opener = picks.getByRole('button', { name: 'Choose a fact' });
    await opener.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type('headcount');
    await expect(dialog.getByRole('option')).toHaveText([/Number of employees/]);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(said).toHaveText('count');
    await expect(opener).toBeFocused();

    await picks.getByRole('button', { name: 'Choose facts' }).press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.type('zz');
    await expect(dialog).toContainText('Nothing is found');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('city');
    await expect(dialog.locator('[role="option"][data-focused]')).toHaveText(/City/);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(said).toHaveText('state, city');

    await opener.press('Enter');
    await expect(search).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(said).toHaveText('state, city');
    await expect(opener).toBeFocused();
  });

  test('further acts are gone through by the arrows, past those that cannot be done', async ({ page }) => {
    const picks = page.locator('#picks');
    const more = picks.getByRole('button', { name: 'More for this row' });
    await more.press('Enter');
    const menu = page.getByRole('menu', { name: 'More for this row' });
    await expect(menu.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await expect(picks.getByRole('status')).toHaveText('remove');
    await expect(more).toBeFocused();
  });

  test('a combobox finds as one types, and a date is typed part by part', async ({ page }) => {
    const employer = page.getByRole('combobox', { name: 'Employer' });
    const found = page.getByRole('listbox').getByRole('option').filter({ visible: true });
    // What is typed before the page has come alive opens no list.
    await expect(async () => {
      await employer.fill('');
      await employer.pressSequentially('orch');
      await expect(found).toHaveText([/Orchard/], { timeout: 1000 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(employer).toHaveValue('Orchard Lane Bakery');
    const parts = page.getByRole('group', { name: 'First day of work' }).last().getByRole('spinbutton');
    await parts.first().focus();
    await page.keyboard.type('12312027');
    await expect(parts).toHaveText(['12', '31', '2027']);
  });

  test('rows are sorted by their head', async ({ page }) => {
    const table = page.getByRole('table', { name: 'Employees', exact: true });
    await table.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(table.getByRole('columnheader', { name: 'Done' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
});

test('with the colours of the system everything that is told apart by a background has a line', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(gallery);
  for (const name of ['Save and continue', 'Delete the group']) {
    const button = page.getByRole('button', { name }).first();
    await expect(button).toHaveCSS('border-top-style', 'solid');
  }
});

test('the page is not there where nobody has asked for it', async () => {
  const port = await freePort();
  const { DEVELOPMENT_PAGES: _, ...environment } = process.env;
  const web = spawn(process.execPath, [webServer], {
    env: { ...environment, HOSTNAME: '127.0.0.1', NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    const address = `http://127.0.0.1:${port}${gallery}`;
    await expect.poll(() => statusOf(address), { timeout: 60_000 }).toBe(404);
  } finally {
    await ended(web);
  }
});

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => undefined,
  );

async function ended(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null) await once(process, 'exit');
}
