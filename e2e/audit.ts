import { type Frame, type Page, expect } from '@playwright/test';

import { AuditedPages } from './audit/audited-pages.js';
import { outlineOf } from './audit/page-outline.js';
import { colourRulesWith, rulesWith, violationsIn } from '../tools/test/page-axe.js';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const standards = [...wcag, 'best-practice'];

/** The sweep of the gate judges each page itself; journeys reach more states of them, which the night judges. */
export const isJudgedHere = process.env['JOURNEYS'] !== 'gate';

/** A heading, a title, no sideways scrolling and, at night, WCAG 2.2 AA as far as a program can tell. */
export async function auditPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling of ${page.url()}`).toBeLessThanOrEqual(0);
  if (isJudgedHere) expect(await violationsOn(page), `accessibility of ${page.url()}`).toEqual([]);
}

/** What of WCAG 2.2 AA, and of good practice besides, the page and its frames do not hold to. */
export const violationsOn = (page: Page): Promise<string[]> => violationsOf(page, standards);

/** The same of a page that is another's, but for what is in our frames. */
export const violationsOfWcag = (page: Page): Promise<string[]> => violationsOf(page, wcag);

/** Each frame is judged as a page of its own: as it would be by whoever opens it. */
async function violationsOf(page: Page, tags: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames().filter((one) => !one.url().startsWith('chrome-error:'))) {
    if (await runsNothing(frame)) continue;
    // A page that was reached by a link has its words before its title.
    await frame.waitForFunction(() => document.title !== '');
    if (tags === standards) await untilHeaded(frame);
    found.push(...(await newViolationsOf(frame, tags)));
  }
  return found;
}

/** A frame that is told what it shows, as the builder's phone is, is empty at first. One that stays so is judged as it is. */
const untilHeaded = (frame: Frame): Promise<void> =>
  frame
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 10_000 })
    .catch(() => undefined);

/** In a frame that may run no scripts axe cannot run either. */
async function runsNothing(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return false;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox !== null && !sandbox.split(' ').includes('allow-scripts');
}

/**
 * Journeys pass the same pages again and again: a page whose markup, language and width were looked at in this run is
 * not looked at twice, but for its colours where these are others.
 */
async function newViolationsOf(frame: Frame, tags: readonly string[], looks = 3): Promise<string[]> {
  const { structure, colours } = await outlineOf(frame);
  const audited = new AuditedPages();
  if (audited.has(...tags, structure, colours)) return [];
  await endTransitions(frame);
  const rules = audited.has(...tags, structure) ? colourRulesWith(tags) : rulesWith(tags);
  const violations = await violationsIn(frame, rules);
  // A page that moved on meanwhile is looked at again: now, where something was wrong with it half-way.
  const isStill = (await outlineOf(frame)).structure === structure && !(await endTransitions(frame));
  if (violations.length > 0)
    return isStill || looks <= 1 ? violations : newViolationsOf(frame, tags, looks - 1);
  if (isStill) {
    audited.add(frame.url(), ...tags, structure);
    audited.add(frame.url(), ...tags, structure, colours);
  }
  return [];
}

/**
 * Ends what is on its way: half-way colours have the contrast of neither. To wait would be to wait for pictures of the
 * page, and a browser that nobody looks at may draw none.
 * @returns whether there was any
 */
const endTransitions = (frame: Frame): Promise<boolean> =>
  frame.evaluate(() => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (const transition of running) transition.finish();
    return running.length > 0;
  });
