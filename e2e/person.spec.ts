import { DashboardPages, linkFor, newPerson } from './dashboard/dashboard-pages.js';
import { sectionOne, sectionTwo } from './hosted/entries.js';
import { newHire } from './hosted/new-hire.js';
import { signSection } from './hosted/sign-section.js';
import { type Integrator, expect, test } from './stack.js';

interface Made {
  readonly id: string;
}

const number = '412-09-9999';

/** Somebody whose Form I-9 both sides have signed, with a number on record. */
async function signedHire(api: Integrator, more: object = {}) {
  const hire = await newHire(api);
  const last_name = `Nguyễn-${Date.now().toString(36)}`;
  await api.patch(`/employees/${hire.employee.id}`, { last_name, ...more });
  await signSection(await hire.link('employee'), hire.tasks.i9, {
    id: 'section_1',
    answers: { ...sectionOne, 'task.last_name': last_name },
    name: `Ánh ${last_name}`,
  });
  await signSection(await hire.link('employer'), hire.tasks.i9, {
    id: 'section_2',
    answers: sectionTwo,
    name: 'Carmen Ortiz',
  });
  // Whose number is on record has to prove who they are first.
  const known = { social_security_number: number, date_of_birth: '1990-04-12' };
  await api.patch(`/employees/${hire.employee.id}`, known);
  const status = async () => (await api.get<{ status: string }>(`/tasks/${hire.tasks.i9}`)).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('completed');
  return { ...hire, id: hire.employee.id, name: `Ánh ${last_name}` };
}

test(
  'what somebody signed, when, and who has seen their answers is three presses away',
  { tag: ['@everywhere', '@gate'] },
  async ({ page, api }) => {
    const hire = await signedHire(api);
    const email = await newPerson(api);
    const dashboard = new DashboardPages(page);
    const { person, personHistory } = dashboard.words;
    await dashboard.signIn(await linkFor(api, email, `/dashboard/employees/${hire.id}`));
    await dashboard.audit();
    const tab = (name: string) => dashboard.main.getByRole('link', { name, exact: true });

    await tab(person.tab_documents).click();
    const form = dashboard.main.getByRole('row', { name: /I-9/ });
    await expect(form).toContainText(hire.name);
    await expect(form).toContainText(String(new Date().getUTCFullYear()));
    await dashboard.audit();

    await tab(person.tab_answers).click();
    await dashboard.main.getByRole('link', { name: /I-9/ }).click();
    await expect(dashboard.main).toContainText('***-**-9999');
    expect(await page.content()).not.toContain(number);
    await dashboard.press(person.show);
    await expect(dashboard.main).toContainText(number);
    await dashboard.audit();
    await dashboard.press(person.hide);
    await expect(dashboard.main).not.toContainText(number);

    await tab(person.tab_details).click();
    await dashboard.press(person.showIdentity);
    await expect(dashboard.main).toContainText(number);
    await dashboard.audit();

    await tab(person.tab_history).click();
    await expect(dashboard.main).toContainText(personHistory.signed);
    await dashboard.audit();
    await tab(person.kind_access).click();
    await expect(async () => {
      await page.reload();
      const seen = dashboard.main.getByRole('row').filter({ hasText: email });
      await expect(seen.filter({ hasText: personHistory.recordRead })).toHaveCount(1, { timeout: 500 });
      await expect(seen.filter({ hasText: personHistory.taskRead })).toHaveCount(1, { timeout: 500 });
    }).toPass();
    expect(await page.content()).not.toContain(number);
    await page.goto(`/dashboard/security-log?subject=${hire.id}`);
    await expect(
      dashboard.main
        .getByRole('row')
        .filter({ hasText: email })
        .filter({ hasText: dashboard.words.securityLog.kind_record_sensitive_read }),
    ).toHaveCount(1);
  },
);

test(
  'who may not see sensitive values is sent none of them on any part of the page',
  { tag: ['@desktop', '@gate'] },
  async ({ page, api }) => {
    const hire = await signedHire(api);
    const group = await api.post<Made>('/user_groups', {
      name: 'Readers without sensitive values',
      permissions: ['employee:view', 'task:view', 'placement:view', 'employee:edit', 'task:edit'],
    });
    const dashboard = new DashboardPages(page);
    const { person } = dashboard.words;
    const received: string[] = [];
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (/html|component|json/.test(type)) received.push(await response.text().catch(() => ''));
    });
    await dashboard.signIn(await linkFor(api, await newPerson(api, { groups: [group.id] })));
    for (const tab of ['forms', 'documents', 'answers', 'history', 'placements', 'details'])
      await page.goto(`/dashboard/employees/${hire.id}?tab=${tab}&form=${hire.tasks.i9}`);
    await page.goto(`/dashboard/employees/${hire.id}?tab=answers&form=${hire.tasks.i9}`);
    await expect(dashboard.main).toContainText(person.mayNotShow);
    await expect(page.getByRole('button', { name: person.show })).toHaveCount(0);
    await page.goto(`/dashboard/employees/${hire.id}?tab=details`);
    await expect(page.getByRole('button', { name: person.showIdentity })).toHaveCount(0);
    expect(received.length).toBeGreaterThan(6);
    expect(received.filter((text) => /219-?09-?9999|1990-04-12/.test(text))).toEqual([]);
  },
);

test(
  'two records of one person are compared, and what one completed goes to the one that stays',
  { tag: '@desktop' },
  async ({ page, api }) => {
    const email = `twice-${Date.now().toString(36)}@harborfoods.com`;
    const gives = await signedHire(api, { email });
    const stays = await api.post<Made>('/employees', {
      first_name: 'Anh',
      last_name: 'Nguyen',
      email,
      address: { street: '7 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' },
    });
    const dashboard = new DashboardPages(page);
    const { person, deed } = dashboard.words;
    await dashboard.signIn(await linkFor(api, await newPerson(api), `/dashboard/employees/${stays.id}`));
    await page.getByRole('link', { name: person.compare.replace('{name}', gives.name) }).click();
    await expect(dashboard.main).toContainText(person.mergeFinal);
    await dashboard.audit();
    await page.setViewportSize({ width: 360, height: 740 });
    await dashboard.audit();
    await page.setViewportSize({ width: 1280, height: 800 });
    await dashboard.press(person.mergeSubmit);
    await dashboard.expectDone(deed.merged);
    await expect(dashboard.main.getByRole('row', { name: /I-9/ }).first()).toBeVisible();
    expect((await api.get<{ employee_id: string }>(`/tasks/${gives.tasks.i9}`)).employee_id).toBe(stays.id);
  },
);

test(
  'of two who change somebody’s details the second is told, and a placement is one press away',
  { tag: '@everywhere' },
  async ({ page, api, context }) => {
    const hire = await newHire(api);
    const dashboard = new DashboardPages(page);
    const { person, deed, trouble } = dashboard.words;
    const details = `/dashboard/employees/${hire.employee.id}?tab=details`;
    await dashboard.signIn(await linkFor(api, await newPerson(api), details));
    const other = await context.newPage();
    await other.goto(page.url());
    await page.getByLabel(person.phone).fill('+1 212 555 0123');
    await dashboard.press(person.save);
    await dashboard.expectDone(deed.personSaved);
    await other.getByLabel(person.city).fill('Albany');
    await other.getByRole('main').getByRole('button', { name: person.save, exact: true }).click();
    await expect(other.getByRole('main')).toContainText(trouble.stale);
    await expect(other.getByLabel(person.city)).toHaveValue('Albany');
    await other.close();
    expect((await api.get<{ phone: string }>(`/employees/${hire.employee.id}`)).phone).toBe(
      '+1 212 555 0123',
    );

    await dashboard.main.getByRole('link', { name: person.tab_placements, exact: true }).click();
    await dashboard.audit();
    await dashboard.main.getByRole('link', { name: /Harbor Foods/ }).click();
    await expect(page).toHaveURL(/\/records\/placements\//);
  },
);
