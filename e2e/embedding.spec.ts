import type { BrowserContext } from '@playwright/test';

import { Family } from './components/family.js';
import { placedPerson } from './components/placed-person.js';
import { emergencyContact } from './hosted/entries.js';
import { EverifyHire } from './hosted/everify-hire.js';
import { probeCookies } from './partner/probe-cookies.js';
import { FramedForm } from './partner/framed-form.js';
import { PartnerPage } from './partner/partner-page.js';
import { type Component, PartnerSite, type EmbedMode, type EmbedOptions } from './partner/partner-site.js';
import { type Cookies, visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const ways: readonly EmbedMode[] = ['loader', 'react', 'bare'];
const kept: Readonly<Record<Cookies, readonly string[]>> = {
  allowed: ['partitioned', 'third-party'],
  blocked: ['partitioned'],
  none: [],
};

let api: Integrator;
let partner: PartnerSite;
const shows: Partial<Record<Component, { readonly wish: EmbedOptions; readonly text: string }>> = {};

test.beforeAll(async () => {
  // The simulator of E-Verify is for test accounts.
  const { baseUrl, testToken } = runningStack();
  api = new Integrator(baseUrl, testToken);
  partner = await PartnerSite.start({ baseUrl, token: testToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  const family = new Family(api);
  const { id } = await family.hire('Adaeze');
  shows['employees/list'] = { wish: family.wish, text: family.name };
  shows['employee/tasks'] = {
    wish: { component: 'employee/tasks', employee_id: id },
    text: 'Emergency contact',
  };
  await (await EverifyHire.make(api, '1111')).sign();
  shows['everify/cases'] = { wish: { component: 'everify/cases' }, text: 'Nguyễn' };
  const { employer, placement } = await placedPerson(api);
  const filters = { employer_id: employer.id };
  shows['placements/new'] = { wish: { component: 'placements/new', filters }, text: employer.name };
  shows['policies/explain'] = {
    wish: { component: 'policies/explain', employee_id: placement.employee_id },
    text: employer.name,
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

    for (const component of [
      'employees/list',
      'employee/tasks',
      'everify/cases',
      'placements/new',
      'policies/explain',
    ] as const) {
      // One route and one session serve every component: the cookies matter to the way, and to one component.
      if (cookies !== 'blocked' && component !== 'employees/list') continue;
      for (const way of ways) {
        test(`${component} shows in a partner’s page, by ${way}`, async () => {
          const { wish, text } = shows[component] ?? { wish: { component }, text: '?' };
          partner.wish = wish;
          const page = await PartnerPage.open(context, partner, way);
          // On a busy machine the first frame of all takes longest.
          await expect(page.component.getByText(text).first()).toBeVisible({ timeout: 30_000 });
          await page.keepsItsSecrets();
          if (cookies === 'blocked') await page.audit();
          if (way !== 'bare') {
            expect(await page.hears('ready')).toEqual({ type: 'ready', component });
            const { height } = await page.hears('resized');
            expect(height).toBeGreaterThan(0);
          }
          await page.close();
        });
      }
    }

    test(
      'a form is filled in within the list, which shows it, and the partner hears that it is complete',
      { tag: cookies === 'blocked' ? '@gate' : [] },
      async () => {
        const family = new Family(api);
        const person = await family.hire('Bela');
        partner.wish = family.wish;
        const page = await PartnerPage.open(context, partner, 'loader');
        await page.component.getByRole('link', { name: person.name }).click();
        const frame = await page.openTask('Emergency contact');
        if (cookies === 'none') {
          await page.audit();
          const opening = context.waitForEvent('page');
          await frame.getByRole('link', { name: 'Open in a new tab' }).click();
          const tab = await opening;
          await new FramedForm(tab.mainFrame()).complete(emergencyContact, person.name);
          await tab.close();
        } else {
          const form = new FramedForm(frame);
          await form.complete(emergencyContact, person.name);
          await page.audit();
          await form.goBack();
        }
        await expect(page.row('Emergency contact')).toContainText(page.words.taskCompleted, {
          timeout: 20_000,
        });
        // The document that is made of it is a change of the task too, and no news of its completion.
        const document = page.row('Emergency contact').getByRole('button', { name: page.words.document });
        await expect(document).toBeVisible({ timeout: 20_000 });
        const completed = {
          type: 'task_completed',
          task_id: await family.task(person.id, 'Emergency contact'),
          employee_id: person.id,
        };
        expect(await page.hears('task_completed')).toEqual(completed);
        await page.component.getByRole('link', { name: page.words.allEmployees }).click();
        await expect(page.row(person.name)).toContainText('1 of 5 forms');
        // What the row of the document told the partner came before the list was asked for.
        expect((await page.heard()).filter(({ type }) => type === 'task_completed')).toEqual([completed]);
        expect((await page.heard()).filter(({ type }) => type === 'failed')).toEqual([]);
        await page.keepsItsSecrets();
        await page.close();
      },
    );
  });
}
