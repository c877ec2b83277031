import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

test(
  'what was deleted is found in the archive, held, released and restored',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const address = { street: '1 Main St', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
    const person = { first_name: 'Quirina', last_name: 'Vasquez', address };
    const { id: employee_id } = await api.post<Made>('/employees', person);
    const forms = await api.get<{ data: readonly Made[] }>('/forms?per_page=100');
    const { id } = await api.post<Made>('/tasks', { form_id: forms.data[0]?.id, employee_id });
    const hold = await api.post<Made>('/legal_holds', {
      subject_id: employee_id,
      reason: 'A charge of the EEOC',
    });
    await api.remove(`/tasks/${id}?reason=duplicate`);

    const dashboard = new DashboardPages(page);
    const words = dashboard.words.archive;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`/dashboard/archive?employee=${employee_id}`);
    const row = dashboard.main.getByRole('row').filter({ hasText: 'Quirina Vasquez' });
    await expect(row).toContainText(words.held);
    await dashboard.audit();
    await page.locator('#form').selectOption(forms.data[0]?.id ?? '');
    await dashboard.press(words.find);
    await expect(row).toContainText(words.held);
    await page.goto(`/dashboard/archive?employee=${employee_id}&keptUntil=2026-01-01`);
    await expect(dashboard.main).toContainText(words.noneFound);

    await page.goto(`/dashboard/archive/${id}`);
    await expect(dashboard.main).toContainText(words.reason_duplicate);
    await expect(dashboard.main).toContainText('A charge of the EEOC');
    await dashboard.audit();
    await page.locator(`#reason_${hold.id}`).fill('Dismissed');
    await dashboard.press(words.release);
    await dashboard.expectDone(dashboard.words.deed.holdReleased);
    await expect(dashboard.main).toContainText(words.noHolds);
    await page.locator('#subject').selectOption('employee');
    await page.locator('#reason').fill('A lawsuit');
    await dashboard.press(words.placeHold);
    await dashboard.expectDone(dashboard.words.deed.holdPlaced);
    await expect(dashboard.main).toContainText(words.holdOn_employee);

    await page.getByRole('link', { name: words.restore, exact: true }).click();
    await dashboard.audit();
    await dashboard.press(words.restoreSubmit);
    await dashboard.expectDone(dashboard.words.deed.formRestored);
    await page.goto('/dashboard/archive/destroyed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.destroyedTitle);
    await dashboard.audit();
  },
);
