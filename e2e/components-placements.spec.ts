import { ComponentPages } from './components/component-pages.js';
import { placedPerson } from './components/placed-person.js';
import { HostedPages } from './hosted/hosted-pages.js';
import { expect, test } from './stack.js';
import { typedDate } from './typed-date.js';

test(
  'somebody is added at the employer of the link, with the forms and why while one types, and the link to hand over',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const { employer, job } = await placedPerson(api);
    const form = new ComponentPages(page);
    const { hire, hireAdvice, field } = new HostedPages(page, 'en').words;
    await form.open(api, { component: 'placements/new', filters: { employer_id: employer.id } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hire.title);
    await expect(page.getByRole('main')).toContainText(employer.name);
    await expect(page.locator('.hire-reasons').first()).toContainText('8 CFR 274a.2(b)(1)');
    await form.fitsEveryWidth();
    await form.audit();

    await page.getByLabel(hire.firstName).fill('Placida');
    await form.button(hire.add).click();
    const summary = page.locator('.fd-summary');
    await expect(summary).toContainText(hireAdvice.last_name);
    await expect(summary).toBeFocused();
    await form.audit();

    await page.getByLabel(hire.lastName).fill('Moreno');
    await page.getByLabel(field.street).fill('1 Main St');
    await page.getByLabel(field.city).fill('Newark');
    await page.getByLabel(field.region).fill('NJ');
    const jobs = page.getByRole('combobox', { name: hire.job });
    await jobs.focus();
    await jobs.pressSequentially(job.name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(jobs).toHaveAttribute('aria-expanded', 'false');
    await page.locator('#start_date [role="spinbutton"]').first().focus();
    await page.keyboard.type(typedDate(7));
    await form.button(hire.add).click();

    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(hire.added.replace('{name}', 'Placida Moreno'));
    await expect(title).toBeFocused();
    await expect(page.getByRole('img', { name: hire.qrCode })).toBeVisible();
    const link = await page.getByLabel(hire.linkTitle).inputValue();
    expect(link).toContain('/onboarding?link=');
    await form.fitsEveryWidth();
    await form.audit();
    await form.button(hire.addAnother).click();
    await expect(page.getByLabel(hire.firstName)).toHaveValue('');
    const placements = await api.get<{ data: readonly { readonly job_id: string }[] }>(
      `/placements?employer_id=${employer.id}`,
    );
    expect(placements.data).toHaveLength(2);
  },
);

test(
  'it is said of somebody which forms they have, which not, why and by which law',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const { employer, placement } = await placedPerson(api);
    const reasons = new ComponentPages(page);
    await reasons.open(api, { component: 'policies/explain', employee_id: placement.employee_id });
    const title = reasons.words.whyTitle.replace('{name}', 'Placida Reyes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 2 })).toContainText(employer.name);
    await expect(page.getByRole('main')).toContainText('8 CFR 274a.2(b)(1)');
    await reasons.fitsEveryWidth();
    await reasons.audit();
  },
);
