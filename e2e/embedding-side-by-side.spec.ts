import type { BrowserContext } from '@playwright/test';

import { Family } from './components/family.js';
import { emergencyContact, i9 } from './hosted/entries.js';
import { EverifyHire } from './hosted/everify-hire.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { FramedForm } from './partner/framed-form.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

/* What frames do with one another, and with the page that they are in. */
let api: Integrator;
let partner: PartnerSite;
let context: BrowserContext;
test.beforeAll(async () => {
  const { baseUrl, testToken } = runningStack();
  api = new Integrator(baseUrl, testToken);
  partner = await PartnerSite.start({ baseUrl, token: testToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  context = await visitor('allowed');
});
test.afterAll(async () => {
  await context.close();
  partner.stop();
});

test('two components on one page are each their own, also by their cookies alone', async () => {
  const [one, other] = [new Family(api), new Family(api)];
  await one.hire('Adaeze');
  await other.hire('Bela');
  const urls = [await partner.createUrl(one.wish), await partner.createUrl(other.wish)];
  const { page } = await PartnerPage.around(context, partner, urls);
  const lists = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')] as const;
  await expect(lists[0].getByText(one.name)).toBeVisible();
  await expect(lists[1].getByText(other.name)).toBeVisible();

  // As one that comes back from a form: nothing but the cookies says who it is.
  for (const frame of page.frames().slice(1)) {
    await frame.evaluate(`history.replaceState(null, ''); location.reload();`);
  }
  for (const [list, own, foreign] of [
    [lists[0], one, other],
    [lists[1], other, one],
  ] as const) {
    await expect(list.getByText(own.name)).toBeVisible();
    await list.getByRole('searchbox').fill(own.name);
    await expect(list.locator('.cmp-count')).toHaveText('1 employee');
    await expect(list.getByText(foreign.name)).toHaveCount(0);
  }
  await page.close();
});

test('a form that is filled in beside another component comes back to its own', async () => {
  const family = new Family(api);
  const person = await family.hire('Chloé');
  partner.wish = { component: 'employee/tasks', employee_id: person.id };
  const page = await PartnerPage.open(context, partner, 'loader');
  const frame = await page.openTask('Emergency contact');
  const later = await PartnerPage.around(context, partner, [await partner.createUrl(family.wish)]);
  await expect(later.component.getByText(family.name)).toBeVisible();
  const form = new FramedForm(frame);
  await form.complete(emergencyContact, person.name);
  await form.goBack();
  await expect(page.row('Emergency contact')).toContainText(page.words.taskCompleted);
  expect((await page.heard()).filter(({ type }) => type === 'failed')).toEqual([]);
  await later.close();
  await page.close();
});

test('the partner hears of a form that is complete though the list that is come back to is without it', async () => {
  const family = new Family(api);
  const person = await family.hire('Esi');
  partner.wish = { component: 'employee/tasks', employee_id: person.id };
  const page = await PartnerPage.open(context, partner, 'loader');
  const { waitingFor } = page.words;
  await page.filter((dialog) => dialog.getByLabel(waitingFor).selectOption('employee_action'));
  const form = new FramedForm(await page.openTask('Emergency contact'));
  await form.complete(emergencyContact, person.name);
  await form.goBack();
  await expect(page.row('Form I-9')).toBeVisible();
  await expect(page.row('Emergency contact')).toHaveCount(0);
  const task_id = await family.task(person.id, 'Emergency contact');
  expect(await page.hears('task_completed')).toEqual({
    type: 'task_completed',
    task_id,
    employee_id: person.id,
  });
  await page.close();
});

test('a case is opened within the list of cases, which shows it, and the partner hears of it', async () => {
  const hire = await EverifyHire.make(api, '0001');
  await hire.sign();
  const { id } = await hire.read();
  partner.wish = { component: 'everify/cases', filters: { per_page: '100' } };
  const page = await PartnerPage.open(context, partner, 'loader');
  const { everify, list } = new HostedPages(page.page, 'en').words;
  // Once it is opened it is out of the filter.
  await page.filter((dialog) => dialog.getByLabel(everify.statusPrepared).check());
  const row = page.component.locator('tbody tr').filter({ has: page.page.locator(`[data-row="${id}"]`) });
  await row.getByRole('button').click();
  const frame = await page.frame();
  const card = frame
    .getByRole('listitem')
    .filter({ has: frame.getByRole('heading', { name: everify.name }) });
  await card.getByRole('link').click();
  await frame.getByRole('button', { name: everify.openButton }).click();
  await expect(
    frame.getByRole('heading', { name: everify.authorized.replace('{name}', 'Ánh') }),
  ).toBeVisible();
  await page.audit();
  await frame.locator('a.hosted-name').click();
  await frame.getByRole('link', { name: list.goBack }).click();
  await expect(row).toContainText((await hire.read()).case_number ?? 'a case number');
  await expect(row.locator(`[data-row="${id}"]`)).toBeFocused();
  expect(await page.hears('case_updated')).toEqual({ type: 'case_updated', everify_case_id: id });
  await page.keepsItsSecrets();
  await page.close();
});

test('the frame is as high as the form in it, and what one has to read next is in sight', async () => {
  const family = new Family(api);
  const person = await family.hire('Dora');
  partner.wish = { component: 'employee/tasks', employee_id: person.id };
  const page = await PartnerPage.open(context, partner, 'loader');
  const frame = await page.openTask('Form I-9');
  const form = new FramedForm(frame);
  await form.enter();
  const heading = frame.getByRole('main').getByRole('heading', { level: 1 });
  /** Pixels by which the frame is higher than what it shows; less than none where that scrolls. */
  const spare = () =>
    frame.evaluate(() => {
      const { bottom } = document.querySelector('main')?.getBoundingClientRect() ?? { bottom: NaN };
      return Math.floor(window.innerHeight - bottom);
    });
  await expect(heading).toBeInViewport();
  await expect.poll(spare).toBe(0);
  await form.answer(i9);
  await expect(heading).toBeInViewport();

  await frame.getByRole('main').getByRole('button', { name: 'Save and continue' }).click();
  await expect(frame.getByRole('main').getByRole('alert').first()).toBeInViewport();
  await expect.poll(spare).toBe(0);
  await page.close();
});
