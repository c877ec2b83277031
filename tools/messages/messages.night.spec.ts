import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type BrowserContext, type Page, chromium } from '@playwright/test';
import { renderKnownMessage } from '@firstday/messages';
import { journeyLaunchOptions } from '../test/chromium.mjs';
import { violationsIn } from '../test/page-axe.ts';
import { messageSchemes, messageWidths } from './message-looks.ts';
import { sampleLanguages, sampleMessages, sampleValues } from './sample-messages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(journeyLaunchOptions());
}, 60_000);
afterAll(() => browser.close());

const looks = sampleLanguages.flatMap((language) =>
  messageSchemes.map((colorScheme) => ({ language, colorScheme })),
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

const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/** The narrowest phone that there is, besides those that pictures are taken at. */
const widths = [320, ...messageWidths];

/** What stands in a message as people read it: its lines, without what is data. */
async function linesOf(page: Page): Promise<readonly string[]> {
  const text = await page.locator('[role="main"]').innerText();
  const data: readonly string[] = Object.values(sampleValues).map(String);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !data.includes(line));
}

describe.each(looks)('messages in $language, $colorScheme', ({ language, colorScheme }) => {
  it('can be read by everybody, fit every width, run in their direction, and fetch nothing', async () => {
    const wrong: unknown[] = [];
    const fetched = await onPhone(colorScheme, async (page) => {
      for (const message of sampleMessages(language)) {
        await page.setContent(renderKnownMessage(message).html);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 600 });
          const { scrollWidth, direction, hidden } = await page.evaluate(() => ({
            scrollWidth: document.documentElement.scrollWidth,
            direction: getComputedStyle(document.querySelector('[role="main"]') ?? document.body).direction,
            // Text that stands out of what holds it is cut off by some programs.
            hidden: [...document.querySelectorAll('[role="main"] *')]
              .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
              .map((element) => element.outerHTML),
          }));
          if (scrollWidth > width) wrong.push([message.kind, 'is wider than', width, scrollWidth]);
          if (hidden.length > 0) wrong.push([message.kind, 'is cut off at', width, hidden]);
          if (direction !== (language === 'ar' ? 'rtl' : 'ltr')) wrong.push([message.kind, direction]);
        }
        await page.setViewportSize({ width: 360, height: 600 });
        // The dark differs in its colours alone.
        const rules = colorScheme === 'dark' ? contrast : undefined;
        for (const violation of await violationsIn(page.mainFrame(), rules))
          wrong.push([message.kind, violation]);
      }
    });
    expect(wrong).toEqual([]);
    expect(fetched).toBe(0);
  }, 240_000);

  it('have the colours of their theme alone: no white box in the dark', async () => {
    await onPhone(colorScheme, async (page) => {
      for (const message of sampleMessages(language)) {
        await page.setContent(renderKnownMessage(message).html);
        const known =
          colorScheme === 'light'
            ? ['rgb(252, 251, 248)', 'rgb(255, 255, 255)', 'rgb(11, 110, 79)']
            : ['rgb(18, 20, 28)', 'rgb(27, 30, 41)', 'rgb(91, 214, 168)'];
        const found = await backgrounds(page);
        expect([message.kind, found]).toEqual([message.kind, known.slice(0, found.length)]);
        expect(found.length).toBeGreaterThan(1);
      }
    });
  }, 60_000);
});

describe.each(sampleLanguages.filter((language) => language !== 'en'))('messages in %s', (language) => {
  it('have no line in English, in HTML, plain text, subject and text message', async () => {
    const english = new Map(sampleMessages('en').map((message) => [message.kind, message]));
    const wrong: unknown[] = [];
    await onPhone('light', async (page) => {
      for (const message of sampleMessages(language)) {
        const counterpart = english.get(message.kind);
        if (!counterpart) throw new Error(`There is no ${message.kind} in English.`);
        const [own, other] = [renderKnownMessage(message), renderKnownMessage(counterpart)];
        await page.setContent(other.html);
        const said = new Set(await linesOf(page));
        await page.setContent(own.html);
        const left = (await linesOf(page)).filter((line) => said.has(line));
        if (left.length > 0) wrong.push([message.kind, left]);
        for (const part of ['subject', 'text', 'sms'] as const)
          if (own[part] === other[part]) wrong.push([message.kind, part, own[part]]);
      }
    });
    expect(wrong).toEqual([]);
  }, 60_000);
});

it('a message begins, before it is opened, with what it says and not with what every message says', () => {
  for (const language of sampleLanguages)
    for (const message of sampleMessages(language)) {
      const { html } = renderKnownMessage(message);
      const [, preheader = ''] = /<div style="display:none[^>]*>([^<]*)/.exec(html) ?? [];
      expect([message.kind, preheader.replaceAll(/\P{L}/gu, '').length > 20]).toEqual([message.kind, true]);
      expect(html).not.toMatch(/<img|background-image|url\(/i);
    }
});
