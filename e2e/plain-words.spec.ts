import { w4 } from './hosted/entries.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { newHire } from './hosted/new-hire.js';
import { expect, test } from './stack.js';

const headings = {
  en: ['How will you file your federal taxes?', 'Do you support children or other people?'],
  ar: ['كيف ستقدّم إقرارك الضريبي الفيدرالي؟', 'هل تعيل أطفالًا أو أشخاصًا آخرين؟'],
} as const;

for (const locale of ['en', 'ar'] as const)
  test(
    `Form W-4 asks in plain words, with its own below, and computes amounts from counts (${locale})`,
    { tag: locale === 'en' ? '@gate' : [] },
    async ({ page, api }) => {
      const hire = await newHire(api);
      const employee = new HostedPages(page, locale);
      await employee.open(await hire.link('employee', `&locale=${locale}&task_ids=${hire.tasks.w4}`));
      await employee.enter('w-4');
      const main = page.getByRole('main');
      const [filing, dependents] = headings[locale];
      await expect(page.getByRole('heading', { level: 2, name: filing, exact: true })).toBeVisible();
      await expect(main).toContainText('Married filing jointly or Qualifying surviving spouse');
      await employee.fill(w4);
      await employee.press(employee.words.page.continue);
      await employee.press(employee.words.page.continue);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dependents);
      await page.locator('[id$="qualifying_children_amount-count"]').fill('2');
      await page.locator('[id$="other_dependents_amount-count"]').fill('1');
      await expect(main.locator('[name="task.dependents_total"]')).toHaveValue('4,900');
      await employee.press(employee.words.page.continue);
      await employee.press(employee.words.page.continue);
      for (const amount of ['4,400', '500', '4,900']) await expect(main).toContainText(amount);
    },
  );
