import type { BrowserContext } from '@playwright/test';

import { newHire } from './hosted/new-hire.js';
import { probeCookies } from './partner/cookie-probe.js';
import { PartnerPage } from './partner/journey.js';
import { namedEmployee } from './partner/named-employee.js';
import { type Component, PartnerSite, type Way, type Wish } from './partner/partner-site.js';
import { type Cookies, visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const ways: readonly Way[] = ['loader', 'react', 'bare'];
const kept: Readonly<Record<Cookies, readonly string[]>> = {
  allowed: ['partitioned', 'third-party'],
  blocked: ['partitioned'],
  none: [],
};

let partner: PartnerSite;
const shows: Partial<Record<Component, { readonly wish: Wish; readonly text: string }>> = {};

test.beforeAll(async () => {
  const { baseUrl, testToken } = runningStack();
  const api = new Integrator(baseUrl, testToken);
  partner = await PartnerSite.start({ baseUrl, token: testToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  const { lastName } = await namedEmployee(api, 'Adaeze', 'Okafor');
  shows['employees/list'] = {
    wish: { component: 'employees/list', filters: { last_name: lastName } },
    text: lastName,
  };
  const hire = await newHire(api);
  shows['employee/tasks'] = {
    wish: { component: 'employee/tasks', employee_id: hire.employee.id },
    text: 'Emergency contact',
  };
});
test.afterAll(() => partner.stop());

for (const cookies of ['allowed', 'blocked', 'none'] as const) {
  test.describe(`where third-party cookies are ${cookies}`, () => {
    let context: BrowserContext;
    test.beforeAll(async () => {
      context = await visitor(cookies);
    });
    test.afterAll(() => context.close());

    test('the browser counts two sites, and keeps these cookies', async () => {
      expect(await probeCookies(context)).toEqual({ site: 'cross-site', kept: kept[cookies] });
    });

    for (const component of ['employees/list', 'employee/tasks'] as const) {
      for (const way of ways) {
        test(`${component} shows in a partner’s page, by ${way}`, async () => {
          const { wish, text } = shows[component] ?? { wish: { component }, text: '?' };
          partner.wish = wish;
          const page = await PartnerPage.open(context, partner, way);
          await expect(page.component.getByText(text).first()).toBeVisible();
          await page.keepsItsSecrets();
          if (way !== 'bare') {
            expect(await page.hears('ready')).toEqual({ type: 'ready', component });
            const { height } = await page.hears('resized');
            expect(height).toBeGreaterThan(0);
          }
          await page.close();
        });
      }
    }
  });
}
