import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { test } from './stack.js';
test('look', { tag: '@desktop' }, async ({ page, api }) => {
  const dashboard = new DashboardPages(page);
  await dashboard.signIn(await linkFor(api, await newPerson(api)));
  await page.waitForTimeout(1500);
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(1500);
  await page.keyboard.type('i');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/shots/find-1280.png' });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: '/tmp/shots/home-360.png' });
});
