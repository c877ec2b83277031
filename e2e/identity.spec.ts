import { w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const ssn = 'employee.social_security_number';

test(
  'what an employee entered is hidden on another device, where the form can be signed all the same',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, browser, api }) => {
    const hire = await newHire(api);
    const link = await hire.link('employee');
    const phone = new HostedPages(await (await browser.newContext()).newPage(), 'en');
    await phone.open(link);
    await phone.enter('w-4');
    await phone.fill(w4);
    await phone.press(phone.words.page.continue);

    const laptop = new HostedPages(page, 'en');
    await laptop.open(link);
    await page.goto(`${page.url()}/tasks/${hire.tasks.w4}/step_1`);
    await expect(page.getByRole('main')).toContainText(laptop.words.page.hiddenTitle);
    await expect(page.locator(`[name="${ssn}"]`)).toHaveValue('');
    await laptop.audit();
    const { [ssn]: _, ...others } = w4;
    await laptop.answer(others);
    await expect(page.getByRole('main')).toContainText(laptop.words.review.hiddenHere);
    await laptop.sign('Ánh Nguyễn');
    await phone.page.context().close();
  },
);

test('whoever opens an employer’s link signs in first where the account asks for it', async ({
  page,
  api,
}) => {
  const hire = await newHire(api);
  const link = await hire.link('employer', '&locale=en');
  await page.goto(
    `/onboarding/sign-in?${new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '' })}`,
  );
  const pages = new HostedPages(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.words.signInFirst.title);
  await pages.audit();
});
