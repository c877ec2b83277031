import type { Page } from '@playwright/test';
import { operations } from '@firstday/domain';

import { addressesOf } from '../tools/pictures/page-addresses.mjs';
import { findingsHere } from '../tools/pictures/page-findings.mjs';
import { wordsOf } from '../tools/pictures/words-of.mjs';
import { Family } from './components/family.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { pageNeeds } from './dashboard/page-needs.js';
import { newHire } from './hosted/new-hire.js';
import { type Integrator, expect, test } from './stack.js';

/** What is held of every page; `npm run pictures` reports the rest for somebody to look at. */
const held = new Set([
  'h1',
  'primary buttons',
  'sideways scroll',
  'untranslated key',
  'words left in English',
]);

const firstOf = (api: Integrator) => async (operation: string, property: string) => {
  const path = new Map(Object.entries(operations)).get(operation)?.path ?? '';
  const { data } = await api.get<{ data: readonly Readonly<Record<string, string>>[] }>(`${path}?per_page=1`);
  return data[0]?.[property];
};

/** So many pages at once are more than a person may ask for: then one waits, as the page says. */
const patience = { intervals: [2000], timeout: 60_000 };

async function open(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(page.url()).not.toContain('/unavailable');
  }).toPass(patience);
}

/** Where the links of a page lead, which need not be drawn for that. */
async function linksOf(page: Page, address: string): Promise<readonly string[]> {
  let html = '';
  await expect(async () => {
    const answer = await page.request.get(address);
    expect(answer.url()).not.toContain('/unavailable');
    html = await answer.text();
  }).toPass(patience);
  return [...html.matchAll(/ href="(\/dashboard\/[^"?#]+)/g)].map(([, path = '']) => path);
}

for (const language of ['en', 'es', 'ar'] as const)
  test(
    `each page of the dashboard fits 320 px, has one h1, one primary button at most, and the words of its language (${language})`,
    { tag: '@desktop' },
    async ({ page, api, baseURL }) => {
      await newHire(api);
      // The latest of the lists, whose pages are opened: somebody whose name is one long word.
      await new Family(api).hire('Adaeze');
      const dashboard = new DashboardPages(page);
      await page
        .context()
        .addCookies([{ name: '__dashboard_language', value: language, url: baseURL ?? '' }]);
      await dashboard.signIn(await linkFor(api, await newPerson(api)));
      await page.setViewportSize({ width: 320, height: 640 });
      const addresses = await addressesOf(Object.keys(pageNeeds), {
        first: firstOf(api),
        links: (path) => linksOf(page, path),
      });
      expect(addresses.size).toBeGreaterThan(60);
      const words = wordsOf(language);
      for (const [folder, address] of addresses) {
        await open(page, address);
        const found = await page.evaluate(findingsHere, words);
        expect
          .soft(
            found.filter(({ kind }) => held.has(kind)),
            `/${folder}`,
          )
          .toEqual([]);
      }
    },
  );
