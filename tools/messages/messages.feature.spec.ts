import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { renderKnownMessage } from '@firstday/messages';
import { chromiumLaunchOptions } from '../test/chromium.mjs';
import { sampleLanguages, sampleMessages } from './sample-messages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
}, 60_000);
afterAll(() => browser.close());

const looks = sampleLanguages.flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

/** On the narrowest phone; what would be fetched is counted, and not fetched. */
async function onPhone(colorScheme: 'light' | 'dark', use: (page: Page) => Promise<void>): Promise<number> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 320, height: 600 },
    colorScheme,
  });
  let fetched = 0;
  await context.route('**/*', (route) => {
    fetched += 1;
    return route.abort();
  });
  await use(await context.newPage());
  await context.close();
  return fetched;
}

/** Colours behind what is written, from the outermost in, without those that let through what is behind them. */
const backgrounds = (page: Page) =>
  page
    .locator('body, body *')
    .evaluateAll((all) => [
      ...new Set(
        all
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((colour) => colour !== 'rgba(0, 0, 0, 0)'),
      ),
    ]);

describe.each(looks)('messages in $language, $colorScheme', ({ language, colorScheme }) => {
  it('can be read by everybody, fit a phone of 320 px, and fetch nothing', async () => {
    const wrong: unknown[] = [];
    const fetched = await onPhone(colorScheme, async (page) => {
      for (const message of sampleMessages(language)) {
        await page.setContent(renderKnownMessage(message).html);
        const axe = new AxeBuilder({ page });
        // The dark differs in its colours alone.
        if (colorScheme === 'dark') axe.withRules(['color-contrast']);
        const { violations } = await axe.analyze();
        for (const { id, nodes } of violations) wrong.push([message.kind, id, nodes.map(({ html }) => html)]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wrong.push([message.kind, 'is wider than the phone', width]);
      }
    });
    expect(wrong).toEqual([]);
    expect(fetched).toBe(0);
  }, 120_000);

  it('have the colours of their theme alone: no white box in the dark', async () => {
    const [first] = sampleMessages(language);
    if (!first) throw new Error('There are no messages.');
    await onPhone(colorScheme, async (page) => {
      await page.setContent(renderKnownMessage(first).html);
      expect(await backgrounds(page)).toEqual(
        colorScheme === 'light'
          ? ['rgb(252, 251, 248)', 'rgb(255, 255, 255)', 'rgb(11, 110, 79)']
          : ['rgb(18, 20, 28)', 'rgb(27, 30, 41)', 'rgb(91, 214, 168)'],
      );
    });
  });
});
