import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const standards = [...wcag, 'best-practice'];

/**
 * WCAG 2.2 AA as far as a program can tell, and no sideways scrolling. Journeys pass the same pages again and again: a
 * page whose markup, language, width and theme were looked at in this run is not looked at twice.
 */
export async function auditPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling of ${page.url()}`).toBeLessThanOrEqual(0);
  // What stands in a frame is not in the markup of the page.
  if (await hasFrames(page)) return expectAccessible(page);
  const mark = await auditMark(page);
  if (existsSync(mark)) return;
  await expectAccessible(page);
  // A page that moved on meanwhile is looked at again the next time.
  if ((await auditMark(page)) === mark) writeFileSync(mark, page.url());
}

/**
 * Ends what is on its way: half-way colours have the contrast of neither. To wait would be to wait for pictures of the
 * page, and a browser that nobody looks at may draw none.
 */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });

async function expectAccessible(page: Page): Promise<void> {
  await endTransitions(page);
  expect(await violationsOn(page), `accessibility of ${page.url()}`).toEqual([]);
}

const hasFrames = async (page: Page): Promise<boolean> => (await page.locator('iframe').count()) > 0;

/** What of WCAG 2.2 AA, and of good practice besides, the page and its frames do not hold to. */
export const violationsOn = (page: Page): Promise<string[]> => violationsOf(page, standards);

/** The same of a page that is another's, but for what is in our frames. */
export const violationsOfWcag = (page: Page): Promise<string[]> => violationsOf(page, wcag);

/** What passes is neither described nor sent, which is most of the work; only the slow way goes into frames of others. */
async function violationsOf(page: Page, tags: string[]): Promise<string[]> {
  const isWhole = !(await hasFrames(page));
  const axe = new AxeBuilder({ page, ...(isWhole && (await hasAxe(page)) ? isThereAlready : {}) });
  const asked = axe
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode(isWhole);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** A page that was judged in light is judged in dark by the same program: reading it again takes as long as judging. */
const isThereAlready = { axeSource: 'void 0' };
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);

/** The file that says that a page like this one was found to be accessible. Playwright empties its folder before a run. */
async function auditMark(page: Page): Promise<string> {
  const folder = join(test.info().project.outputDir, '.audited');
  mkdirSync(folder, { recursive: true });
  return join(
    folder,
    createHash('sha256')
      .update(await page.evaluate(outlineOfPage))
      .digest('hex'),
  );
}

/**
 * What an audit depends on: elements, attributes and where there is text, without what it says and without the names
 * of records. Of equal elements in a row two are enough. It runs in the page.
 */
function outlineOfPage(): string {
  const said = new Set(['alt', 'aria-label', 'content', 'd', 'href', 'placeholder', 'src', 'title', 'value']);
  const exact = new Set(['class', 'style']);
  const outlineOf = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      said.has(name)
        ? `${name}=${value.trim() !== ''}`
        : `${name}=${exact.has(name) ? value : value.replaceAll(/[\w-]*\d[\w-]*/g, '0')}`,
    );
    const children: string[] = [];
    for (const node of element.childNodes) {
      if (node instanceof Text && node.data.trim() !== '') children.push('text');
      if (!(node instanceof Element) || node.matches('script, style, link, meta[name^="next"]')) continue;
      const outline = outlineOf(node);
      if (children.slice(-2).some((one) => one !== outline) || children.length < 2) children.push(outline);
    }
    return `<${element.tagName} ${attributes.sort().join(' ')}>${children.join('')}</>`;
  };
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { innerWidth } = window;
  return JSON.stringify([innerWidth, isDark, outlineOf(document.documentElement)]);
}
