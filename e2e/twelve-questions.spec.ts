import type { Locator } from '@playwright/test';

import { authorized } from './hosted/complete-i9.js';
import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, type Integrator, test } from './stack.js';

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** One employer's people: somebody whose Section 2 is late, and somebody who begins today with everything to do. */
async function twoPeople(api: Integrator) {
  const employer = { name: `Twelve Quays ${Date.now().toString(36)}` };
  const late = await newHire(api, { employer, startsOn: daysAgo(14) });
  await api.patch(`/employees/${late.employee.id}`, { first_name: 'Ada', last_name: 'Okafor' });
  await signSection(await late.link('employee'), late.tasks.i9, {
    id: 'section_1',
    answers: { ...authorized, 'task.first_name': 'Ada', 'task.last_name': 'Okafor' },
    name: 'Ada Okafor',
  });
  const beginner = await api.post<{ id: string }>('/employees', {
    first_name: 'Mei',
    last_name: 'Chen',
    address: { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' },
  });
  await api.post('/placements', {
    employee_id: beginner.id,
    employer_id: late.employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  return { employer: late.employer.id, late: late.employee.id, name: employer.name };
}

/** A newcomer at Today, whose presses are counted. */
class Newcomer {
  private presses = 0;

  constructor(
    readonly dashboard: DashboardPages,
    private readonly today: string,
  ) {}

  async asks(question: string, answer: (press: (what: Locator) => Promise<void>) => Promise<void>) {
    await test.step(question, async () => {
      this.presses = 0;
      await this.dashboard.page.goto(this.today);
      await answer(async (what) => {
        this.presses += 1;
        await what.click();
      });
      expect(this.presses, `presses for “${question}”`).toBeLessThanOrEqual(3);
    });
  }
}

test(
  'a newcomer answers twelve questions from Today, each with three presses at most',
  { tag: '@desktop' },
  async ({ page, api }) => {
    test.slow();
    const { employer, name } = await twoPeople(api);
    const dashboard = new DashboardPages(page);
    const { words, main } = dashboard;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const newcomer = new Newcomer(dashboard, `/dashboard?employer=${employer}`);
    const menu = page.getByRole('navigation');
    const section = (label: string) => menu.getByRole('link', { name: label, exact: true });
    const group = (label: string) => menu.locator('summary').filter({ hasText: label });
    const person = (label: string) => main.getByRole('link', { name: label, exact: true }).first();
    const tab = (label: string) => main.getByRole('link', { name: label, exact: true });
    const { dashboard: frame, person: personWords, sectionGroups: groups, today } = words;

    await newcomer.asks('Who blocks the next start?', async () => {
      const starts = main.getByRole('region', { name: new RegExp(`^${today.startsUntil.split('{')[0]}`) });
      await expect(starts.getByRole('row').filter({ hasText: 'Mei Chen' })).toContainText(
        today.waits_employee,
      );
    });
    await newcomer.asks('Which forms are late?', async () => {
      await expect(main.getByRole('row').filter({ hasText: 'Ada Okafor' }).first()).toContainText('I-9');
    });
    await newcomer.asks('What did this person sign?', async (press) => {
      await press(person('Ada Okafor'));
      await press(tab(personWords.tab_answers));
      await expect(main.getByRole('link', { name: /I-9/ }).first()).toBeVisible();
    });
    await newcomer.asks('Why is this form asked of her?', async (press) => {
      await press(person('Mei Chen'));
      await expect(main.getByRole('row', { name: /I-9/ })).toContainText('Required because');
    });
    await newcomer.asks('Did her link arrive?', async (press) => {
      await press(person('Mei Chen'));
      await expect(main.getByRole('button', { name: words.employees.makeLink })).toBeVisible();
    });
    await newcomer.asks('What happened so far, and who did it?', async (press) => {
      await press(person('Ada Okafor'));
      await press(tab(personWords.tab_history));
      await expect(main).toContainText(words.personHistory.signed);
    });
    await newcomer.asks('What waits for my signature?', async (press) => {
      await press(section(frame.review));
      await expect(page.locator('h1')).toHaveText(frame.review);
    });
    await newcomer.asks('What does the law ask this month?', async (press) => {
      await press(section(frame.calendar));
      await expect(page.locator('h1')).toHaveText(words.calendar.title);
    });
    await newcomer.asks('Where do people stop?', async (press) => {
      await press(section(frame.reports));
      await expect(page.locator('h1')).toBeVisible();
    });
    await newcomer.asks('Did my webhook get it?', async (press) => {
      await press(group(groups.integrations));
      await press(section(frame.webhooks));
      await expect(page.locator('h1')).toHaveText(words.webhooks.title);
    });
    await newcomer.asks('Who may see what?', async (press) => {
      await press(group(groups.organization));
      await press(section(frame.groups));
      // The account is every journey's, and they make groups: which of them are on the first page is open.
      await expect(main.getByRole('table').getByRole('link').first()).toBeVisible();
    });
    await newcomer.asks('Where does this employer stand?', async (press) => {
      await press(group(groups.records));
      await press(section(frame.employers));
      await main.locator('#name').fill(name);
      await main.locator('#name').press('Enter');
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    });
  },
);
