import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'the worksheets of Form W-4 work out what goes into Step 4',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const employee = new HostedPages(page, 'en');
    const { words } = employee;
    await employee.open(await hire.link('employee'));
    await employee.enter('w-4');
    await employee.fill({
      'employee.social_security_number': '412-09-9999',
      'task.filing_status': 'single_or_married_filing_separately',
    });
    await employee.press(words.page.continue);

    const main = page.getByRole('main');
    await employee.follow(main.locator('a[href$="/step_2/worksheet"]'));
    const submit = main.getByRole('button', { name: words.worksheet.submit, exact: true });
    await submit.click();
    await expect(page.getByRole('alert', { name: words.page.problem })).toBeVisible();
    await employee.audit();
    await employee.fill({
      'worksheet.wages_1': '52,000',
      'worksheet.wages_2': '30000',
      'worksheet.pay_periods': '26',
    });
    await submit.click();
    const result = main.getByRole('status').filter({ hasText: '195.38' });
    await expect(result).toContainText('4(c)');
    await expect(main.locator('[name="worksheet.wages_1"]')).toHaveValue('52,000');
    await employee.audit();
    await page.emulateMedia({ colorScheme: 'dark' });
    await employee.audit();
    await page.emulateMedia({ colorScheme: 'light' });
    await employee.follow(main.locator('button[value="use"]'));
    await expect(page).toHaveURL(/\/step_2$/);
    await employee.press(words.page.continue);
    await employee.press(words.page.continue);
    await expect(main.locator('[name="task.extra_withholding"]')).toHaveValue('195.38');

    await employee.follow(main.locator('a[href$="/step_4/worksheet"]'));
    await employee.fill({ 'worksheet.total_income': '60000', 'worksheet.tips': '4000' });
    await submit.click();
    await employee.follow(main.locator('button[value="use"]'));
    await expect(main.locator('[name="task.deductions"]')).toHaveValue(/^4,?000$/);
    await expect(main.locator('[name="task.extra_withholding"]')).toHaveValue('195.38');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a worksheet is worked out, and keeps what was entered', { tag: '@phone' }, async ({ page, api }) => {
    const hire = await newHire(api);
    await page.goto(await hire.link('employee', '&locale=en'));
    await page.goto(`${page.url()}/tasks/${hire.tasks.w4}/step_1c`);
    await page.locator('[value="head_of_household"]').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.goto(page.url().replace(/\/[^/]*$/, '/step_4/worksheet'));
    await page.locator('[name="worksheet.total_income"]').fill('60000');
    await page.locator('[name="worksheet.cash_gifts"]').fill('300');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page.getByRole('main')).toContainText('$300 for 4(b)');
    await expect(page.locator('[name="worksheet.cash_gifts"]')).toHaveValue('300');
    await page.getByRole('button', { name: 'Enter $300' }).click();
    await expect(page.locator('[name="task.deductions"]')).toHaveValue('300');
  });
});
