import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Frame } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Half as long as what `import` brings: each page has to read it. */
const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules with one of these tags. */
export const rulesWith = (tags: readonly string[]): axe.RunOnly => ({ type: 'tag', values: [...tags] });

/** Those of them that look at colours: what the others find in a page they find in it whatever its colours are. */
export const colourRulesWith = (tags: readonly string[]): axe.RunOnly => ({
  type: 'rule',
  values: axe
    .getRules([...tags])
    .filter(({ tags: all }) => all.includes('cat.color'))
    .map(({ ruleId }) => ruleId),
});

/**
 * What in a frame's own document breaks these rules, or any that axe has. What passes is neither described nor sent,
 * which would be most of the work.
 */
export async function violationsIn(frame: Frame, runOnly?: axe.RunOnly): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(program);
  return frame.evaluate(violationsHere, runOnly ?? null);
}

/** Runs in the page. */
async function violationsHere(runOnly: axe.RunOnly | null): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    elementRef: false,
    iframes: false,
    resultTypes: ['violations'],
    ...(runOnly && { runOnly }),
    selectors: false,
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
