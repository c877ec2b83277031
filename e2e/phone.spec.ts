import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { pngOf } from './hosted/png-of.js';
import { expect, test } from './stack.js';

/** What a camera reads from the code on the page. */
async function scanned(page: Page): Promise<string | undefined> {
  const { width, pixels } = await page.locator('.fd-qr').evaluate(async (code) => {
    const image = new Image();
    image.width = image.height = 400;
    image.src = `data:image/svg+xml,${encodeURIComponent(
      new XMLSerializer().serializeToString(code).replace('<svg', '<svg width="400" height="400"'),
    )}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 400;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    return { width: 400, pixels: [...(pen?.getImageData(0, 0, 400, 400).data ?? [])] };
  });
  return jsQR.default(new Uint8ClampedArray(pixels), width, width)?.data;
}

test(
  'whoever is asked for a picture at a computer takes it with their phone, and goes on at the computer',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api, browser }) => {
    const hire = await newHire(api);
    const computer = new HostedPages(page, 'en');
    const { phone: words } = computer.words;
    await computer.open(await hire.link('employee'));
    await computer.enter('direct-deposit');
    await computer.fill({ 'task.action': 'new' });
    await computer.press(computer.words.page.continue);
    const asked = new URL(page.url()).pathname.split('/').slice(-2).join('/');
    await computer.follow(page.getByRole('link', { name: words.offer, exact: true }));
    const address = await scanned(page);
    expect(new URL(address ?? '').origin).toBe(new URL(page.url()).origin);
    await expect(page.getByText(String(address))).toBeVisible();

    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    });
    const onPhone = new HostedPages(await context.newPage(), 'en');
    await onPhone.page.goto(String(address));
    await onPhone.audit();
    // Pressed in the browser's own language: what was chosen at the computer comes with the session.
    await onPhone.page.getByRole('main').getByRole('button').click();
    await onPhone.page.waitForURL(new RegExp(`${asked}$`));
    await onPhone.audit();
    await expect(onPhone.page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(onPhone.page.getByRole('link', { name: words.offer, exact: true })).toBeHidden();
    await onPhone.page.locator('input[type=file][multiple]').setInputFiles(pngOf('check', 200));
    await expect(onPhone.page.locator('.fd-file bdi')).toHaveText('check.png');

    await computer.follow(page.getByRole('link', { name: words.back, exact: true }));
    // It is there, and shows on the phone alone.
    await expect(page.getByRole('main')).toContainText(computer.words.page.hiddenTitle);
    await expect(page.locator('.fd-file bdi')).toBeHidden();

    // Used once: whoever photographed the screen finds nothing.
    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(String(address));
    await stranger.getByRole('main').getByRole('button').click();
    await expect(stranger).toHaveURL(/\/onboarding\/continue$/);
    await context.close();
    await other.close();
  },
);
