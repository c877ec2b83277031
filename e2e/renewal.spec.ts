import { emergencyContact } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

test(
  'whoever comes back because something has changed fills in a new form, and finds the signed one',
  { tag: '@phone' },
  async ({ page, api }) => {
    const hire = await newHire(api);
    const link = await hire.link('employee', '&locale=en');
    const employee = new HostedPages(page, 'en');
    await employee.open(link);
    await employee.enter('emergency-contact');
    await employee.answer(emergencyContact);
    await employee.sign('Ánh Nguyễn');
    const main = page.getByRole('main');
    const anew = main.getByRole('button', { name: 'Fill in Emergency contact again' });
    await expect(async () => {
      await page.reload();
      await expect(anew).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await employee.audit();

    await employee.press('Fill in Emergency contact again');
    await employee.answer({ ...emergencyContact, 'task.primary_name': 'Linh Trần' });
    await expect(main).toContainText('Linh Trần');
    await employee.sign('Ánh Nguyễn');
    await employee.list();
    await expect(main.getByRole('link', { name: /Emergency contact/ })).toHaveCount(2);
  },
);
