import { expect, test } from '@playwright/test';

import { violationsOn } from './audit.js';

/* What an audit finds though the same page was found to be accessible before. */
const page = (body: string, style = '') => `<!doctype html><html lang="en">
  <head><title>A page</title><style>body { background: #fff; color: #222 } ${style}</style></head>
  <body><main><h1>A page</h1>${body}</main></body></html>`;
const rulesBroken = (violations: readonly string[]) => violations.map((one) => one.split(':')[0]);

test('colours that cannot be read in one theme alone', async ({ page: shown }) => {
  const dark = '@media (prefers-color-scheme: dark) { body { background: #444 } }';
  await shown.setContent(page('<p>Some text.</p>', dark));
  expect(await violationsOn(shown)).toEqual([]);
  await shown.emulateMedia({ colorScheme: 'dark' });
  for (let look = 0; look < 2; look++)
    expect(rulesBroken(await violationsOn(shown))).toEqual(['color-contrast']);
  await shown.emulateMedia({ colorScheme: 'light' });
  expect(await violationsOn(shown)).toEqual([]);
});

test('colours of an account that cannot be read', async ({ page: shown }) => {
  await shown.setContent(page('<p>Some text.</p>'));
  expect(await violationsOn(shown)).toEqual([]);
  await shown.setContent(page('<p>Some text.</p>', 'p { color: #eee }'));
  expect(rulesBroken(await violationsOn(shown))).toEqual(['color-contrast']);
});

test('a picture and a field that say nothing, in the page or in a frame of it', async ({ page: shown }) => {
  const wrong = '<img src="data:," /><input type="text" />';
  const frame = (body: string) => `<iframe title="A frame" srcdoc='${page(body)}'></iframe>`;
  await shown.setContent(page(frame('<p>Some text.</p>')));
  await expect(shown.frameLocator('iframe').getByText('Some text.')).toBeVisible();
  expect(await violationsOn(shown)).toEqual([]);
  await shown.setContent(page(wrong));
  expect(rulesBroken(await violationsOn(shown)).sort()).toEqual(['image-alt', 'label']);
  await shown.setContent(page(frame(wrong)));
  await expect(shown.frameLocator('iframe').getByRole('textbox')).toBeVisible();
  expect(rulesBroken(await violationsOn(shown)).sort()).toEqual(['image-alt', 'label']);
});
