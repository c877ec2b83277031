import { readFileSync } from 'node:fs';

import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'a hire signs and is due, the file is made, downloaded and marked as sent, and nobody is due any more',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const name = `Pier Nine ${Date.now().toString(36)}-${process.pid}`;
    const hire = await newHire(api, { employer: { name } });
    const pages = new HostedPages(page, 'en');
    await pages.open(await hire.link('employee', `&locale=en&task_ids=${hire.tasks.w4}`));
    await pages.enter('w-4');
    await pages.answer(w4);
    await pages.sign('Ánh Nguyễn');

    const dashboard = new DashboardPages(page);
    const { newHires: words, deed, components, calendar } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto('/dashboard/new-hires');
    await dashboard.audit();
    const employer = page.getByRole('combobox', { name: words.employer, exact: true });
    await expect(employer).toHaveAttribute('aria-autocomplete', 'list');
    await employer.click();
    await employer.pressSequentially(name);
    await employer.press('ArrowDown');
    await employer.press('Enter');
    await expect(employer).toHaveAttribute('aria-expanded', 'false');
    await expect(employer).toHaveValue(name);
    await dashboard.press(words.start);
    await dashboard.expectDone(deed.newHiresBegun);

    await page.goto(`/dashboard/calendar?employer=${hire.employer.id}&kind=new_hire_report`);
    const due = dashboard.main.getByRole('row').filter({ hasText: 'Ánh Nguyễn' });
    await expect(due).toContainText(components.deadline_new_hire_report);
    await expect(due).toContainText('42 U.S.C. 653a(b)(2)(A)');
    await dashboard.audit();
    const label = calendar.openOf.replace('{label}', calendar.openNewHires).replace('{name}', 'Ánh Nguyễn');
    await dashboard.main.getByRole('link', { name: label }).click();

    const group = words.groupTitle.replace('{employer}', name).replace('{state}', 'New York');
    const row = dashboard.main.getByRole('table', { name: group }).getByRole('row').nth(1);
    const person = `/dashboard/employees/${hire.employee.id}`;
    await expect(row.getByRole('link', { name: 'Ánh Nguyễn' })).toHaveAttribute('href', person);
    await expect(row).toContainText(words.ready);
    await dashboard.audit();
    await dashboard.press(words.makeOf.replace('{group}', group));
    await dashboard.expectDone(deed.newHireFileMade);
    await expect(page.getByRole('link', { name: 'Ánh Nguyễn' })).toHaveAttribute('href', person);
    await dashboard.audit();

    const taking = page.waitForEvent('download');
    await page.getByRole('link', { name: words.download }).click();
    const taken = await taking;
    expect(taken.suggestedFilename()).toMatch(/^nhr_\w+\.txt$/);
    const bytes = readFileSync(await taken.path());
    expect(bytes).toHaveLength(803);
    const at = (first: number, last: number) =>
      bytes
        .subarray(first - 1, last)
        .toString('latin1')
        .trimEnd();
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    expect({
      id: at(1, 2),
      ssn: at(3, 11),
      first: at(12, 27),
      last: at(44, 73),
      street: at(74, 113),
      city: at(194, 218),
      state: at(219, 220),
      zip: at(221, 225),
      hired: at(280, 287),
      stateOfHire: at(288, 289),
      fein: at(290, 298),
      employer: at(311, 355),
      employerStreet: at(356, 395),
      employerCity: at(476, 500),
      employerState: at(501, 502),
      filler: at(752, 801),
      end: bytes.subarray(801).toString('latin1'),
    }).toEqual({
      id: 'W4',
      ssn: '412099999',
      first: 'ANH',
      last: 'NGUYEN',
      street: '7 PINE STREET',
      city: 'NEW YORK',
      state: 'NY',
      zip: '10005',
      hired: today,
      stateOfHire: 'NY',
      fein: '123456789',
      employer: name.toUpperCase(),
      employerStreet: '40 FULTON STREET',
      employerCity: 'NEW YORK',
      employerState: 'NY',
      filler: '',
      end: '\r\n',
    });

    await dashboard.press(words.send);
    await expect(dashboard.main.getByRole('alert')).toContainText(words.confirmationAdvice);
    await page.locator('#confirmation').fill('Received, no. 42');
    await dashboard.press(words.send);
    await dashboard.expectDone(deed.newHireFileSent);
    await expect(dashboard.main).toContainText('Received, no. 42');
    await dashboard.audit();

    await page.goto(`/dashboard/new-hires?employer=${hire.employer.id}`);
    await expect(dashboard.main).toContainText(words.none);
    await expect(dashboard.main.getByRole('link', { name })).toBeVisible();
    await page.goto(`/dashboard/calendar?employer=${hire.employer.id}&kind=new_hire_report`);
    await expect(dashboard.main).toContainText(calendar.noneFound);
  },
);
