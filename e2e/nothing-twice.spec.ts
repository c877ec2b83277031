import { i9 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'what Form I-9 was told stands in Form W-4, and another Social Security number is asked about',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const employee = new HostedPages(page, 'en');
    await employee.open(await hire.link('employee', '&locale=en'));
    await employee.enter('i-9');
    await employee.answer(i9);
    await employee.sign('Ánh Nguyễn');
    await employee.list();

    await employee.enter('w-4');
    const main = page.getByRole('main');
    await expect(main).toContainText('Some of this comes from Form I-9.');
    for (const [name, value] of [
      ['employee.first_name', 'Ánh'],
      ['employee.last_name', 'Nguyễn'],
      ['employee.address:street', '7 Pine Street'],
      ['employee.social_security_number', '412-09-9999'],
    ] as const)
      await expect(page.locator(`main [name="${name}"]`)).toHaveValue(value);

    const number = page.locator('main [name="employee.social_security_number"]');
    await number.fill('412-09-9998');
    await employee.press(employee.words.page.continue);
    await expect(page).toHaveURL(/\/step_1\/compare$/);
    await expect(main).toContainText('***-**-9999');
    await expect(main).toContainText('***-**-9998');
    expect(await main.innerHTML()).not.toContain('412-09');

    // Theirs to say which is right: what is signed is corrected by way of the employer.
    await employee.follow(main.getByRole('link', { name: '***-**-9998 is right' }));
    await expect(main).toContainText('You have signed Form I-9 with the other number.');
    await page.goBack();
    await employee.press('Use ***-**-9999, as on Form I-9');
    await expect(page).toHaveURL(/\/step_2$/);
    await page.goto(page.url().replace(/step_2$/, 'step_1'));
    await expect(number).toHaveValue('412-09-9999');
  },
);
