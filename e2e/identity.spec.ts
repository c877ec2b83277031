import { date, w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { type Integrator, expect, test } from './stack.js';

/** Somebody of whom the employer has date of birth and SSN on record before they open their link. */
async function knownHire(api: Integrator) {
  const hire = await newHire(api);
  await api.patch(`/employees/${hire.employee.id}`, {
    date_of_birth: '1990-04-12',
    social_security_number: '219-09-9999',
  });
  return hire;
}

test(
  'an employee confirms who they are and goes on to the form that they opened',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await knownHire(api);
    const employee = new HostedPages(page, 'en');
    await employee.open(await hire.link('employee'));
    await page.goto(`${page.url()}/tasks/${hire.tasks.w4}`);
    await expect(page).toHaveURL(/\/identity\?task=/);
    await employee.audit();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('main').getByRole('button', { name: employee.words.identity.submit }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      employee.words.identity.birthRequired,
    );
    await employee.fill({ ...date('date_of_birth', '1990-04-12'), ssn_last_four: '1111' });
    await page.getByRole('main').getByRole('button', { name: employee.words.identity.submit }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Harbor Foods');
    await employee.audit();
    await employee.confirm();
    await expect(page).toHaveURL(new RegExp(`/tasks/${hire.tasks.w4}/`));
    await employee.answer(w4);
    await expect(page).toHaveURL(/\/sign$/);
  },
);

test('five wrong answers lock the questions, and the page says until when and whom to ask', async ({
  page,
  api,
}) => {
  const hire = await knownHire(api);
  const employee = new HostedPages(page, 'en');
  await employee.open(await hire.link('employee'));
  await page.goto(`${page.url()}/tasks/${hire.tasks.w4}`);
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    await employee.fill({ ...date('date_of_birth', '1990-04-12'), ssn_last_four: `000${wrong}` });
    await page.getByRole('main').getByRole('button', { name: employee.words.identity.submit }).click();
    if (wrong < 5) await expect(page.getByRole('main').getByRole('status')).toContainText(`${5 - wrong}`);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(employee.words.identity.lockedTitle);
  await employee.audit();
});

test('an employee confirms who they are without JavaScript', async ({ browser, api }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const hire = await knownHire(api);
  await page.goto(await hire.link('employee', '&locale=en'));
  await page.goto(`${page.url()}/tasks/${hire.tasks.w4}`);
  for (const [name, value] of Object.entries(date('date_of_birth', '1990-04-12')))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="ssn_last_four"]').fill('9999');
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page).toHaveURL(new RegExp(`/tasks/${hire.tasks.w4}/`));
  await context.close();
});

test('whoever opens an employer’s link signs in first where the account asks for it', async ({
  page,
  api,
}) => {
  const hire = await knownHire(api);
  const link = await hire.link('employer', '&locale=en');
  await page.goto(
    `/onboarding/sign-in?${new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '' })}`,
  );
  const pages = new HostedPages(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.words.signInFirst.title);
  await pages.audit();
});
