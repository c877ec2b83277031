import { ComponentPages } from './components/component-pages.js';
import { placedPerson } from './components/placed-person.js';
import { expect, test } from './stack.js';

test(
  'employees of a component are found by their employer and by whom their forms wait for, also by keys alone',
  { tag: '@everywhere' },
  async ({ page, api }) => {
    const [{ employer }, other] = [await placedPerson(api), await placedPerson(api)];
    const name = `Saltworks ${employer.id.slice(-8)}`;
    await api.patch(`/employers/${employer.id}`, { name });
    const list = new ComponentPages(page);
    const { words } = list;
    await list.open(api, { component: 'employees/list' });
    await list.openFilters();
    const field = list.dialog.getByRole('combobox', { name: words.employer, exact: true });
    await field.focus();
    await field.pressSequentially(name.toLowerCase());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue(name);
    await list.audit();
    await list.apply();
    await expect(list.chip(`${words.employer}: ${name}`)).toBeVisible();
    await expect.poll(() => list.names()).toHaveLength(1);
    await list.audit();

    // The address says it: loaded again, the chip has its name again.
    await page.reload();
    await expect(list.chip(`${words.employer}: ${name}`)).toBeVisible();
    await list.openFilters();
    await expect(field).toHaveValue(name);
    await list.dialog.getByLabel(words.waitingFor).selectOption('employer');
    await list.apply();
    await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible();

    // A link that is held to an employer does not ask for one; its clients and people are that employer's.
    await list.open(api, { component: 'employees/list', filters: { employer_id: other.employer.id } });
    await expect.poll(() => list.names()).toHaveLength(1);
    await list.openFilters();
    await expect(list.dialog.getByLabel(words.waitingFor)).toBeVisible();
    await expect(list.dialog.getByRole('combobox', { name: words.employer, exact: true })).toHaveCount(0);
    await list.fitsEveryWidth();
  },
);
