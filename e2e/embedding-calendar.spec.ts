import type { BrowserContext } from '@playwright/test';

import { duePeople } from './components/due-people.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/* The calendar in a partner's page, where the browser blocks third-party cookies. */
let api: Integrator;
let partner: PartnerSite;
let context: BrowserContext;

test.beforeAll(async () => {
  const { baseUrl, testToken } = runningStack();
  api = new Integrator(baseUrl, testToken);
  partner = await PartnerSite.start({ baseUrl, token: testToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  context = await visitor('blocked');
});
test.afterAll(async () => {
  await context.close();
  partner.stop();
});

test('the calendar of one employer is in a partner’s page, and leads to a form within it', async () => {
  const employer = await duePeople(api, { Overdune: -3, Later: 40 });
  const other = await duePeople(api, { Foreign: -9 });
  partner.wish = { component: 'compliance/calendar', filters: { employer_id: employer.id } };
  const page = await PartnerPage.open(context, partner, 'loader');
  await page.hears('ready');
  await expect(page.component.locator('tbody tr')).toHaveCount(2);
  await expect(page.component.getByText('Quirina Foreign')).toHaveCount(0);
  await page.audit();
  await page.keepsItsSecrets();

  // Whoever asks for another employer's in the frame's own address is shown nothing of it.
  const frame = await page.frame();
  await frame.evaluate(`
    const asked = new URL(location.href);
    asked.searchParams.set('employer_id', '${other.id}');
    history.replaceState(null, '', asked);
    dispatchEvent(new PopStateEvent('popstate'));
  `);
  await expect(page.component.getByText('Quirina Overdune')).toHaveCount(0);
  await expect(page.component.getByText('Quirina Foreign')).toHaveCount(0);
  await page.page.reload();
  await expect(page.component.locator('tbody tr')).toHaveCount(2);

  const label = page.words.openDeadlineOf.replace('{name}', 'Quirina Overdune');
  await page.component.getByRole('button', { name: label, exact: true }).click();
  await expect.poll(async () => (await page.address()).pathname).toMatch(/^\/o\//);
  await page.close();
});
