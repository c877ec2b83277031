import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { newAccount } from './new-account.js';
import { type Integrator, expect, test } from './stack.js';
import { typedDate } from './typed-date.js';

interface Made {
  readonly id: string;
}

const unique = (name: string) =>
  `${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
const newYork = { street: '12 Pier Road', city: 'Albany', state: 'NY', zip: '12207', country: 'USA' };
const list = '/dashboard/records';

const newEmployer = (api: Integrator, name: string, more: object = {}) =>
  api.post<Made>('/employers', { name, ein: '12-3456789', address: newYork, ...more });

async function place(api: Integrator, employer_id: string): Promise<{ employee: Made; placement: Made }> {
  const person = { first_name: 'Noor', last_name: unique('Haddad'), address: newYork };
  const employee = await api.post<Made>('/employees', person);
  const placement = await api.post<Made>('/placements', { employee_id: employee.id, employer_id });
  return { employee, placement };
}

test(
  'an HR admin adds an employer by keyboard alone, with what is wrong said at its control, and changes it',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { dashboard: frame, records, recordField, recordAdvice, recordAddress, deed } = dashboard.words;
    await dashboard.openSection(frame.employers);
    await page.getByRole('link', { name: records.employer_add, exact: true }).first().press('Enter');
    const name = unique('Quay Foods');
    await page.getByLabel(recordField.name, { exact: true }).fill(name);
    await page.getByLabel(recordField.ein, { exact: true }).fill('12-34');
    await page.getByRole('button', { name: records.addSubmit, exact: true }).press('Enter');
    await expect(page.locator('#ein-error')).toContainText(recordAdvice.ein);
    await expect(page.locator('#address_street-error')).toContainText(recordAdvice.address_street);
    await dashboard.audit();
    await page.getByLabel(recordField.ein, { exact: true }).fill('98-7654321');
    await page.getByLabel(recordAddress.street).fill('12 Pier Road');
    await page.getByLabel(recordAddress.city).fill('Albany');
    await page.getByLabel(recordAddress.state, { exact: true }).selectOption('NY');
    await page.getByRole('button', { name: records.addSubmit, exact: true }).press('Enter');
    await dashboard.expectDone(deed.recordMade);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(dashboard.main).toContainText('98-7654321');
    await expect(dashboard.main).toContainText('12 Pier Road, Albany, NY, USA');
    await dashboard.audit();

    await page.getByRole('link', { name: records.edit, exact: true }).press('Enter');
    await page.getByLabel(recordField.uses_e_verify).selectOption('true');
    await page.getByLabel(recordField.entity_structure).selectOption('llc');
    const days = page.getByRole('group', { name: recordField.business_days });
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Saturday'])
      await days.getByRole('checkbox', { name: day }).press('Space');
    await dashboard.audit();
    await dashboard.press(records.save);
    await dashboard.expectDone(deed.recordSaved);
    await expect(dashboard.main).toContainText(dashboard.words.recordChoice.entity_structure_llc);
    await expect(dashboard.main).toContainText('Tuesday – Thursday and Saturday');

    await page.goto(`${list}/employers?name=${encodeURIComponent(name.toLowerCase())}`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test(
  'of two who change an employer at once, the second is told what stands there now',
  { tag: '@desktop' },
  async ({ page, api, context }) => {
    const employer = await newEmployer(api, unique('Two Tabs'));
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { records, recordField, deed } = dashboard.words;
    await page.goto(`${list}/employers/${employer.id}/edit`);
    const other = new DashboardPages(await context.newPage());
    await other.page.goto(`${list}/employers/${employer.id}/edit`);
    await other.page.getByLabel(recordField.phone, { exact: true }).fill('+1 518 555 0100');
    await other.press(records.save);
    await other.expectDone(deed.recordSaved);

    await page.getByLabel(recordField.dba_name).fill('The Tabs');
    await dashboard.press(records.save);
    await expect(dashboard.main).toContainText(records.changedMeanwhile);
    await expect(page.locator('#phone-error')).toContainText('+1 518 555 0100');
    await expect(page.getByLabel(recordField.dba_name)).toHaveValue('The Tabs');
    await dashboard.audit();
    await page.getByLabel(recordField.phone, { exact: true }).fill('+1 518 555 0100');
    await dashboard.press(records.save);
    await dashboard.expectDone(deed.recordSaved);
    const kept = await api.get(`/employers/${employer.id}`);
    expect(kept).toMatchObject({ phone: '+1 518 555 0100', dba_name: 'The Tabs' });
  },
);

test(
  'chosen placements are named before they are deleted, and each says what became of it',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const employer = await newEmployer(api, unique('Choice Foods'));
    const all = [await place(api, employer.id), await place(api, employer.id), await place(api, employer.id)];
    const dashboard = new DashboardPages(page);
    const { placements } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`${list}/placements?employer=${employer.id}`);
    await dashboard.audit();
    await expect(dashboard.main.getByRole('button', { name: placements.deleteChosen })).toBeHidden();
    for (const { placement } of all.slice(0, 2)) await page.locator(`input[value="${placement.id}"]`).check();
    await dashboard.press(placements.deleteChosen);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
    await expect(dashboard.main).toContainText(placements.deleteForGood);
    await dashboard.audit();
    // Somebody else was quicker with one of them.
    await api.remove(`/placements/${all[0]?.placement.id}`);
    await dashboard.main.getByRole('button', { name: /^Delete 2 placements$/ }).click();
    const results = dashboard.main.getByRole('listitem');
    await expect(results.filter({ hasText: placements.outcome_done })).toHaveCount(1);
    await expect(results.filter({ hasText: placements.outcome_gone })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 placement is deleted, 1 not');
    await dashboard.audit();
    await page.goto(`${list}/placements?employer=${employer.id}`);
    await expect(dashboard.main).toContainText('1 placement');
    await page.goto(`${list}/placements/delete`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placements.noneChosen);
  },
);

test(
  'all placements that match are deleted once their number was typed, with what became of each',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const employer = await newEmployer(api, unique('Many Foods'));
    for (let count = 0; count < 52; count += 1) await place(api, employer.id);
    const dashboard = new DashboardPages(page);
    const { placements } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    await page.goto(`${list}/placements?employer=${employer.id}`);
    await page.getByRole('link', { name: 'Delete all 52 that match' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('52');
    await dashboard.audit();
    const number = page.locator('#number');
    await number.fill('51');
    await number.press('Enter');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toBeFocused();
    await dashboard.audit();
    await number.fill('52');
    await number.press('Enter');
    await expect(dashboard.main.getByRole('heading', { level: 1 })).toHaveText('52 placements are deleted');
    await expect(dashboard.main.getByRole('listitem')).toHaveCount(52);
    await dashboard.audit();
    await page.goto(`${list}/placements/delete?all=1&employer=${employer.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placements.noneMatch);
    const refused = await page.request.post(
      '/dashboard/records/placements/deletions?account=acct_1&user=user_1',
      {
        data: { selection: { matching: {}, expected_total: 0 } },
      },
    );
    expect(refused.status()).toBe(401);
  },
);

test(
  'what a placement names is not deleted, and it is said why; a placement says which forms it takes, and ends',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const name = unique('Harbor Mills');
    const employer = await newEmployer(api, name);
    const job = await api.post<Made>('/jobs', { name: unique('Loader'), address: newYork });
    const last_name = unique('Okafor');
    await api.post<Made>('/employees', { first_name: 'Ada', last_name, address: newYork });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { records, placements, recordField, deed } = dashboard.words;
    await page.goto(`${list}/placements/new?employer=${employer.id}&job=${job.id}`);
    await expect(page.getByRole('combobox', { name: placements.employer })).toHaveValue(name);
    const employee = page.getByRole('combobox', { name: placements.employee });
    await employee.pressSequentially(last_name);
    await dashboard.choose(last_name);
    await dashboard.press(records.addSubmit);
    await expect(page.locator('[data-foreseen]')).toContainText('I-9');
    await expect(page.locator('[data-foreseen]')).toBeFocused();
    await dashboard.audit();
    await dashboard.press(records.addSubmit);
    await dashboard.expectDone(deed.recordMade);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(last_name);
    await expect(dashboard.main).toContainText(placements.undated);
    await dashboard.audit();

    await page.goto(`${list}/employers/${employer.id}/delete`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      records.inUseTitle.replace('{name}', name),
    );
    await expect(page.getByRole('button', { name: records.deleteSubmit })).toHaveCount(0);
    await dashboard.audit();
    await page.getByRole('link', { name: records.seePlacements }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await dashboard.audit();
    await page.getByRole('link', { name: last_name }).click();
    await page.getByRole('link', { name: placements.end, exact: true }).click();
    await dashboard.press(placements.endSubmit);
    await expect(page.locator('#end_date-error')).toBeVisible();
    await page.getByRole('spinbutton').first().click();
    await page.keyboard.type(typedDate(-7));
    await dashboard.press(placements.endSubmit);
    await dashboard.expectDone(deed.placementEnded);
    await expect(dashboard.main).toContainText(placements.ended);
    await expect(dashboard.main).toContainText(recordField.end_date);

    await page.getByRole('link', { name: records.delete, exact: true }).click();
    await dashboard.press(records.deleteSubmit);
    await dashboard.expectDone(deed.recordDeleted);
    await page.goto(`${list}/employers/${employer.id}/delete`);
    await dashboard.press(records.deleteSubmit);
    await dashboard.expectDone(deed.recordDeletedRestorable);
    expect((await page.goto(`${list}/employers/${employer.id}`))?.status()).toBe(404);

    await page.goto(`${list}/employers`);
    await page.getByRole('link', { name: records.deleted, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(records.employer_deletedTitle);
    await dashboard.audit();
    await page.getByRole('button', { name: records.restoreOf.replace('{name}', name) }).click();
    await dashboard.expectDone(deed.recordRestored);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

test(
  'a person sees and changes what their groups let them, and nothing else',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const region = `r${Date.now().toString(36)}`;
    await api.post('/custom_properties', {
      name: region,
      label: 'Region',
      entity_type: 'employer',
      scalar_type: 'string',
      is_permission_scope: true,
    });
    const [mine, other] = [unique('Mine'), unique('Other')];
    const own = await newEmployer(api, mine, { custom_attributes: { [region]: 'east' } });
    const hidden = await newEmployer(api, other, { custom_attributes: { [region]: 'west' } });
    await place(api, own.id);
    await place(api, hidden.id);
    const viewers = await api.post<Made>('/user_groups', {
      name: unique('Viewers of the east'),
      permissions: ['employer:view', 'placement:view'],
      access_rule: {
        all: [{ fact: `employer.custom_attributes.${region}`, operator: 'equals', value: 'east' }],
      },
    });
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [viewers.id] })));
    const { records, dashboard: frame } = dashboard.words;
    await page.goto(`${list}/employers`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('link', { name: mine })).toBeVisible();
    await expect(page.getByRole('link', { name: records.employer_add })).toHaveCount(0);
    await page.getByRole('link', { name: mine }).click();
    await expect(page.getByRole('link', { name: records.edit, exact: true })).toHaveCount(0);
    await expect(dashboard.main).toContainText('1 placement');
    await page.goto(`${list}/placements`);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect((await page.goto(`${list}/employers/${hidden.id}`))?.status()).toBe(404);
    expect((await page.goto(`${list}/employers/er_1111111111111111111111`))?.status()).toBe(404);
    expect((await page.goto(`${list}/planets`))?.status()).toBe(404);
    await page.goto(`${list}/employers/${own.id}/edit`);
    await expect(dashboard.main).toContainText(frame.notForYou);
    await page.goto(`${list}/clients`);
    await expect(dashboard.main).toContainText(frame.notForYou);
  },
);

test(
  'a custom property stands in the form of its records, a protected one is shown to whoever asks',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { customProperties, records, dashboard: frame, deed } = dashboard.words;
    await dashboard.openSection(frame.customProperties);
    await page.getByRole('link', { name: customProperties.add, exact: true }).click();
    const name = `gate_${Date.now().toString(36)}`;
    await page.getByLabel(customProperties.label, { exact: true }).fill(name);
    await page.getByLabel(customProperties.name, { exact: true }).fill('Gate Code');
    await page.getByLabel(customProperties.entity_type, { exact: true }).selectOption('client');
    await page.getByLabel(customProperties.is_sensitive_info).check();
    await dashboard.press(customProperties.addSubmit);
    await expect(page.locator('#name-error')).toContainText(customProperties.nameRequired);
    await page.getByLabel(customProperties.name, { exact: true }).fill(name);
    await dashboard.audit();
    await dashboard.press(customProperties.addSubmit);
    await dashboard.expectDone(deed.propertyMade);
    await dashboard.audit();
    const property = page.url();

    const client = await api.post<Made>('/clients', {
      name: unique('Gate'),
      custom_attributes: { [name]: '4711-X' },
    });
    await page.goto(`${list}/clients/${client.id}`);
    await expect(dashboard.main).not.toContainText('4711-X');
    expect(await page.content()).not.toContain('4711-X');
    await page.getByRole('link', { name: records.show }).click();
    await expect(dashboard.main).toContainText('4711-X');
    await dashboard.audit();
    await page.getByRole('link', { name: records.edit, exact: true }).click();
    await expect(page.getByLabel(name)).toHaveValue('');
    await dashboard.press(records.save);
    await dashboard.expectDone(deed.recordSaved);
    expect(await api.get(`/clients/${client.id}`)).toMatchObject({ custom_attributes: { [name]: '4711-X' } });

    await page.goto(property);
    await page.getByRole('link', { name: customProperties.delete, exact: true }).click();
    await dashboard.press(customProperties.delete);
    await expect(dashboard.main).toContainText('1 client');
    await page.goto(property);
    await page.getByRole('link', { name: customProperties.deprecate, exact: true }).click();
    await dashboard.press(customProperties.deprecate);
    await dashboard.expectDone(deed.propertyDeprecated);
  },
);

test(
  'a connected organization is added, changed, deleted and restored',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const dashboard = new DashboardPages(page);
    await dashboard.signIn(await linkFor(api, await newPerson(api)));
    const { connectedOrganizations: t, dashboard: frame, deed } = dashboard.words;
    await dashboard.openSection(frame.connectedOrganizations);
    await page.getByRole('link', { name: t.add, exact: true }).click();
    const name = unique('Lighthouse');
    await page.getByLabel(t.legalName, { exact: true }).fill(name);
    await dashboard.press(t.add);
    await expect(page.locator('#business_email-error')).toContainText(t.emailRequired);
    await page.getByLabel(t.business_email).fill('office@lighthouse.com');
    await dashboard.audit();
    await dashboard.press(t.add);
    await dashboard.expectDone(deed.organizationMade);
    await expect(dashboard.main).toContainText('acct_');
    await dashboard.audit();
    await page.getByRole('link', { name: t.delete, exact: true }).click();
    await dashboard.audit();
    await dashboard.press(t.delete);
    await dashboard.expectDone(deed.organizationDeleted);
    await dashboard.audit();
    await page.getByRole('button', { name: t.restoreOf.replace('{name}', name) }).click();
    await dashboard.expectDone(deed.organizationRestored);
  },
);

test(
  'a setting says what follows from it, and who changed it last',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api: platform }) => {
    const api = await newAccount(platform);
    const dashboard = new DashboardPages(page);
    const email = await newPerson(api);
    await dashboard.signIn(await linkFor(api, email));
    const { settings: t, dashboard: frame, deed } = dashboard.words;
    await dashboard.openSection(frame.settings);
    await expect(dashboard.main).toContainText(t.signed_in_userHint);
    await dashboard.audit();
    await page.getByLabel(t.signed_in_user, { exact: true }).check();
    await dashboard.press(t.save);
    await dashboard.expectDone(deed.settingsSaved);
    await expect(dashboard.main).toContainText(email);
    expect(await api.get('/account_settings')).toMatchObject({ employer_signer: 'signed_in_user' });
  },
);
