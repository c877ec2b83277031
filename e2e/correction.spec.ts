import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expectCompleted } from './hosted/complete-i9.js';
import { sectionOne, sectionTwo } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { expect, test } from './stack.js';

const words = 'My first name has no accent on my card.';

test(
  'what is wrong on a signed form is said by the employee, and opened or left by the employer',
  { tag: ['@phone', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const [toEmployee, toEmployer] = [await hire.link('employee'), await hire.link('employer')];
    const [employee, employer] = [new HostedPages(page, 'en'), new HostedPages(page, 'en')];
    const { correction } = employee.words;
    const main = page.getByRole('main');
    await signSection(toEmployee, hire.tasks.i9, {
      id: 'section_1',
      answers: sectionOne,
      name: 'Ánh Nguyễn',
    });
    await signSection(toEmployer, hire.tasks.i9, {
      id: 'section_2',
      answers: sectionTwo,
      name: 'Carmen Ortiz',
    });
    await expectCompleted(api, hire.tasks.i9);

    const ask = async (link: string, reason: string) => {
      await employee.open(toEmployee);
      await employee.enter('i-9');
      await employee.follow(main.getByRole('link', { name: link, exact: true }));
      await main.getByRole('button', { name: correction.submit, exact: true }).click();
      await expect(main.getByRole('alert').first()).toContainText(correction.reasonRequired);
      await page.getByRole('textbox').fill(reason);
      await employee.press(correction.submit);
      await expect(main).toContainText(reason);
    };
    await ask(correction.ask, 'Something is wrong');
    // Before it is answered, the words may be others.
    await employee.follow(main.getByRole('link', { name: correction.change, exact: true }));
    await expect(page.getByRole('textbox')).toHaveValue('Something is wrong');
    await page.getByRole('textbox').fill(words);
    await employee.press(correction.submit);
    await page.emulateMedia({ colorScheme: 'dark' });
    await employee.audit();
    await page.emulateMedia({ colorScheme: 'light' });

    await employer.open(toEmployer);
    await expect(main).toContainText(employer.words.list.correctionTheirs.replace('{name}', 'Ánh'));
    await employer.enter('i-9');
    await expect(main).toContainText(words);
    await employer.follow(main.getByRole('link', { name: correction.decline, exact: true }));
    await page.getByRole('textbox').fill('The form has it as the card does.');
    await employer.press(correction.decline);
    await expect(main).not.toContainText(words);

    await employee.open(toEmployee);
    await employee.enter('i-9');
    await expect(main).toContainText('The form has it as the card does.');
    await ask(correction.again, words);

    await employer.open(toEmployer);
    await employer.enter('i-9');
    await employer.press(correction.open.replace('{name}', 'Ánh'));
    await expect(main).toContainText(correction.openedFor.replace('{name}', 'Ánh'));
    await expect(main).not.toContainText(words);

    await employee.open(toEmployee);
    await employee.enter('i-9');
    await expect(main).toContainText(words);
    await employee.answer({ 'task.first_name': 'Anh' });
    await employee.sign('Anh Nguyễn');
    await expect(main).not.toContainText(words);
    await expect(main.getByRole('link', { name: correction.ask, exact: true })).toBeVisible();

    // The employer does not sign again, and is told so.
    await expectCompleted(api, hire.tasks.i9);
    await employer.open(toEmployer);
    await employer.enter('i-9');
    await expect(main).toContainText(correction.sinceHint);
    await expect(main).toContainText(correction.sinceNoDocuments);
    await employer.audit();
  },
);

test(
  'a part that the employer signed is opened from the dashboard, and what the employee signed stays',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const { i9 } = hire.tasks;
    await signSection(await hire.link('employee'), i9, {
      id: 'section_1',
      answers: sectionOne,
      name: 'Ánh Nguyễn',
    });
    await signSection(await hire.link('employer'), i9, {
      id: 'section_2',
      answers: sectionTwo,
      name: 'Carmen Ortiz',
    });
    await expectCompleted(api, i9);
    const dashboard = new DashboardPages(page);
    const { deed, person } = dashboard.words;
    const answers = `/dashboard/employees/${hire.employee.id}?tab=answers&form=${i9}`;
    await dashboard.signIn(await linkFor(api, await newPerson(api), answers));
    const { main } = dashboard;
    await main.getByText(person.reopenTitle, { exact: true }).click();
    await main
      .getByLabel(person.reopenPart, { exact: true })
      .selectOption('Section 2. Employer Review and Verification');
    await main.getByRole('button', { name: person.reopenSubmit, exact: true }).click();
    await expect(main.getByRole('alert').first()).toContainText(person.reopenReasonRequired);
    await main.getByLabel(person.reopenReason, { exact: true }).fill('The document number has a typo.');
    await dashboard.audit();
    await main.getByRole('button', { name: person.reopenSubmit, exact: true }).click();
    await dashboard.expectDone(deed.correctionOpened);
    expect(await api.get(`/tasks/${i9}`)).toMatchObject({
      completed_at: null,
      next_action: { type: 'employer_action' },
    });
  },
);
