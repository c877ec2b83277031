import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { type Integrator, expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
const addressIn = (country: string, state = 'NY') => ({
  street: '12 Pier Road',
  city: 'Troy',
  state,
  zip: '12180',
  country,
});

async function hireAt(api: Integrator, country: string, state?: string) {
  const name = unique('Undecided Foods');
  const employer = await api.post<Made>('/employers', {
    name,
    ein: '12-3456789',
    address: addressIn(country, state),
  });
  const last_name = unique('Haddad');
  const employee = await api.post<Made>('/employees', {
    first_name: 'Noor',
    last_name,
    address: addressIn('USA'),
  });
  const start_date = new Date().toISOString().slice(0, 10);
  const hire = { employee_id: employee.id, employer_id: employer.id, start_date, create_tasks: true };
  const placement = await api.post<Made>('/placements', hire);
  return { name, employer, employee, placement, person: `Noor ${last_name}` };
}

test(
  'a country that is not one is named wherever its forms are, and one press away from being corrected',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await hireAt(api, 'America');
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { missingFacts, today, records, recordAddress, deed } = dashboard.words;
    const wrong = /“America” is not a country we know/;

    await page.goto(`/dashboard/records/placements/${hire.placement.id}`);
    await expect(dashboard.main).toContainText(wrong);
    await dashboard.audit();

    await page.goto(`/dashboard/employees/${hire.employee.id}`);
    await expect(dashboard.main).toContainText(wrong);
    await expect(dashboard.main).not.toContainText(dashboard.words.person.allDone);
    await dashboard.audit();

    await page.goto(`/dashboard/records/placements?employer=${hire.employer.id}&notice=undecided`);
    await expect(dashboard.main.getByRole('row').filter({ hasText: hire.person })).toContainText('undecided');
    await dashboard.audit();

    await page.goto(`/dashboard/records/employers/${hire.employer.id}`);
    await expect(dashboard.main.getByRole('link', { name: /undecided forms/ })).toBeVisible();
    await dashboard.audit();

    await page.goto(`/dashboard?employer=${hire.employer.id}&due=today`);
    const rows = dashboard.main.getByRole('row').filter({ hasText: today.kind_undecided_facts });
    await expect(rows.filter({ hasText: hire.person })).toContainText(missingFacts.some);
    const row = rows.filter({ hasText: wrong });
    await dashboard.audit();
    await row.getByRole('link', { name: new RegExp(`^${today.act_undecided_facts}: `) }).click();
    await expect(page).toHaveURL(new RegExp(`/employers/${hire.employer.id}/edit`));
    await page.getByLabel(recordAddress.country).selectOption('USA');
    await dashboard.press(records.save);
    await dashboard.expectDone(deed.recordSaved);

    await expect(async () => {
      await page.goto(`/dashboard/records/placements/${hire.placement.id}`);
      await expect(dashboard.main).not.toContainText(wrong, { timeout: 500 });
    }).toPass();
    await expect(dashboard.main).not.toContainText(missingFacts.hint.slice(0, 20));
  },
);

test(
  'a state that requires E-Verify is named with its law, and what would decide it',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const [alabama, florida] = [await hireAt(api, 'USA', 'AL'), await hireAt(api, 'USA', 'FL')];
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { everifyMandate, missingFacts, today } = dashboard.words;
    const named = (title: string, state: string) => title.replace('{state}', state);

    await page.goto(`/dashboard?employer=${alabama.employer.id}&due=today`);
    const row = dashboard.main.getByRole('row').filter({ hasText: today.kind_everify_mandate });
    await expect(row).toContainText(named(everifyMandate.title_required, 'Alabama'));
    await row.getByRole('link', { name: new RegExp(`^${today.act_everify_mandate}: `) }).click();
    await expect(dashboard.main).toContainText('Ala. Code 31-13-15');
    await expect(dashboard.main).toContainText(everifyMandate.every_employer);
    await dashboard.audit();

    await page.goto(`/dashboard/records/employers/${florida.employer.id}`);
    await expect(dashboard.main).toContainText(named(everifyMandate.title_undecided, 'Florida'));
    await expect(dashboard.main).toContainText(everifyMandate.dependsOn);
    await expect(dashboard.main.getByRole('link', { name: missingFacts.edit_employer })).toBeVisible();
    await dashboard.audit();
  },
);
