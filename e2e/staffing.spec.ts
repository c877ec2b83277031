import { join } from 'node:path';

import { currentEdition, officialDocuments, policyLibrary, textOf } from '@firstday/forms';
import { installedFile } from '@firstday/documents/renderer';
import type { Page } from '@playwright/test';

import { testEnvironment } from '../tools/test/environment.mjs';
import { sectionOne } from './hosted/entries.js';
import { type Entries, HostedPages } from './hosted/hosted-pages.js';
import { isTickedBeside, readPdf } from './hosted/read-pdf.js';
import { signSection } from './hosted/sign-section.js';
import { addFromLibrary } from './staffing/add-from-library.js';
import { keysOf, StaffingFirm } from './staffing/staffing-firm.js';
import { type Integrator, expect, test } from './stack.js';

const { OFFICIAL_FORMS_DIR: folder } = testEnvironment();
const hasFiles =
  folder !== undefined && officialDocuments.every((file) => installedFile(join(folder, '..', 'forms'), file));

const policy = (key: string) =>
  policyLibrary.find((it) => it.key === key) ?? { name: '', condition: { all: [] } };

const withheldElsewhere = ['nj-w4', 'nj-165', 'ct-w4', 'ny-it-2104-residents'];
const ofCalifornia = [
  'ca-de-4',
  'ca-dlse-nte',
  'ca-dwc-time-of-hire',
  'ca-know-your-rights',
  'ca-paid-family-leave',
  'ca-survivors-leave',
];
/** Most journeys hire in New York, in the same account: there this firm alone is asked. */
const ofNewYork = ['ny-it-2104', 'ny-ls-54'];

const person = 'Ánh Nguyễn';
const known = ['Nguyễn', '412-09-9999', '7 Pine Street'];

/** What each form asks besides what is known. */
const answers: Readonly<Record<string, Entries>> = {
  'nj-w4': { 'task.filing_status': 'single', 'task.rate_table': 'a', 'task.allowances': '3' },
  'ct-w4': { 'task.withholding_code': 'd', 'task.additional_amount': '17.50' },
  'ny-it-2104': {
    'task.resident_of_new_york_city': 'yes',
    'task.resident_of_yonkers': 'no',
    'task.marital_status': 'single_or_head_of_household',
    'task.new_york_state_allowances': '2',
    'task.new_york_city_allowances': '4',
  },
  'ca-de-4': {
    'task.filing_status': 'single_or_two_incomes',
    'task.regular_allowances': '1',
    'task.deduction_allowances': '5',
    'task.total_allowances': '6',
    'task.additional_withholding': '15',
  },
  'ca-dlse-nte': {},
  'ca-dwc-time-of-hire': { 'task.names_physician': 'no', 'task.names_chiropractor': 'no' },
  'ca-know-your-rights': {},
  'ca-paid-family-leave': {},
  'ca-survivors-leave': {},
};

/** What the employer says first in two of California's. */
const employersAnswers: Entries = {
  'task.employer_phone': '2125550100',
  'task.is_staffing_agency': 'yes',
  'task.worksite_employer': 'Dockside Oakland, 1 Main Street, Oakland',
  'task.has_written_agreement': 'none',
  'task.pay_allowances': 'None',
  'task.sick_leave_option': 'option_2',
  'task.claims_administrator': 'Bay Insurance',
  'task.claims_address:street': '5 Broadway',
  'task.claims_address:city': 'Oakland',
  'task.claims_address:state': 'CA',
  'task.claims_address:zip': '94607',
  'task.claims_phone': '4155550100',
};

/** A sentence of each notice that is read only. */
const printed = {
  'ca-know-your-rights': 'you are entitled to know and exercise',
  'ca-paid-family-leave': 'PAID FAMILY LEAVE',
  'ca-survivors-leave': 'YOUR RIGHT TO TAKE TIME OFF',
};

test.skip(!hasFiles, 'the agencies’ files are not on this machine');

test('a resident of New York who is placed in New Jersey, Connecticut and then California gives each state its form, once', async ({
  page,
  api,
}) => {
  const firm = await StaffingFirm.create(api);
  for (const key of withheldElsewhere) await addFromLibrary(api, key);
  for (const key of ofNewYork) await addForFirm(api, firm, key);

  const inNewJersey = await firm.place('NJ');
  expect(keysOf(inNewJersey)).toEqual(['nj-w4', 'ny-it-2104']);
  const reasons = await firm.reasons(inNewJersey);
  const why = (key: string) => reasons.get(policy(key).name);
  expect(why('nj-w4')).toBe(
    "Required because the work location's country is USA, the work location's state is NJ and the employee's state is not PA (it is NY).",
  );
  expect(why('nj-165')).toBe("Not required because the employee's state is not PA: it is NY.");
  expect(why('ny-it-2104-residents')).toContain("the employee's state is NY");
  expect(why('ny-it-2104-residents')).toContain("the work location's state is not NY (it is NJ)");
  for (const key of ofNewYork)
    expect(why(key)).toBe("Not required because the work location's state is not NY: it is NJ.");

  const inConnecticut = await firm.place('CT');
  expect(keysOf(inConnecticut)).toEqual(['ct-w4', 'ny-it-2104']);
  expect((await firm.reasons(inConnecticut)).get(policy('ct-w4').name)).toBe(
    "Required because the work location's country is USA and the work location's state is CT.",
  );
  expect(await firm.wouldAskIn('NY')).toEqual(['ny-it-2104', 'ny-ls-54']);

  const tasks = await firm.tasks();
  const i9 = tasks.get('i-9') ?? '';
  await signSection(await firm.link('employee'), i9, { id: 'section_1', answers: sectionOne, name: person });
  const employee = new HostedPages(page, 'en');
  await employee.open(await firm.link('employee'));
  await giveForm(employee, 'nj-w4');
  await giveForm(employee, 'ct-w4', 'Some of this comes from New Jersey NJ-W4.');
  await giveForm(employee, 'ny-it-2104');

  const newJersey = await finished(api, tasks.get('nj-w4'));
  expect(await isTickedBeside(newJersey, 'Single')).toBe(true);
  expect(await isTickedBeside(newJersey, 'Head of household')).toBe(false);
  await expectWords(newJersey, [...known, person, 'Harbor Staffing', '12-3456789']);
  const connecticut = await finished(api, tasks.get('ct-w4'));
  expect(await isTickedBeside(connecticut, 'D')).toBe(true);
  await expectWords(connecticut, [...known, person, '17.50']);
  await expectWords(await finished(api, tasks.get('ny-it-2104')), ['Nguyễn', '412099999', '10005', person]);

  for (const key of ofCalifornia) await addFromLibrary(api, key);
  const inCalifornia = await firm.place('CA');
  expect(keysOf(inCalifornia)).toEqual([...ofCalifornia, 'ny-it-2104'].toSorted());
  const after = await firm.tasks();
  const added = [...after.keys()].filter((key) => !tasks.has(key) && key !== 'ca-emergency-contact');
  expect(added.toSorted()).toEqual(ofCalifornia.toSorted());
  // What was given is not asked for again: each form has the task that it had.
  for (const [key, id] of tasks) expect([key, after.get(key)]).toEqual([key, id]);

  await page.context().clearCookies();
  await employersPart(page, firm);
  await page.context().clearCookies();
  await employee.open(await firm.link('employee'));
  for (const key of ofCalifornia) await giveForm(employee, key);

  await expectWords(await finished(api, after.get('ca-de-4')), [
    ...known,
    'Harbor Staffing',
    '123-4567-8',
    '15',
  ]);
  const payNotice = [
    'Dockside Oakland',
    '24',
    '36',
    'Every Friday',
    'Bay Insurance',
    'WC-7781',
    'Carmen Ortiz',
  ];
  await expectWords(await finished(api, after.get('ca-dlse-nte')), [...payNotice, person]);
  const timeOfHire = ['Bay Insurance', '5 Broadway', 'Carmen Ortiz'];
  await expectWords(await finished(api, after.get('ca-dwc-time-of-hire')), [...timeOfHire, person]);
  // The agency's own pages, and the receipt of whoever read them.
  for (const [key, words] of Object.entries(printed))
    await expectWords(await finished(api, after.get(key)), [words, person]);
});

/** Answers a form on the phone, whose page already says who the employee is, and signs it. */
async function giveForm(employee: HostedPages, key: string, note = ''): Promise<void> {
  await employee.enter(nameOf(key));
  await expect(employee.page.getByRole('main')).toContainText(note);
  for (const [name, value] of [
    ['last_name', 'Nguyễn'],
    ['address:street', '7 Pine Street'],
    ['social_security_number', '412-09-9999'],
  ] as const) {
    const control = employee.page.locator(`main [name="task.${name}"], main [name="employee.${name}"]`);
    if (!key.startsWith('ca-') || key === 'ca-de-4') await expect(control).toHaveValue(value);
  }
  await employee.answer(answers[key] ?? {});
  await employee.signAndGoOn(person);
  // A signature leads to whichever form is next; here they go back to the list.
  const [list = ''] = /^\/o\/[^/]+/.exec(new URL(employee.page.url()).pathname) ?? [];
  await employee.page.goto(list);
}

async function employersPart(page: Page, firm: StaffingFirm): Promise<void> {
  const employer = new HostedPages(page, 'en');
  await employer.open(await firm.link('employer'));
  for (const key of ['ca-dlse-nte', 'ca-dwc-time-of-hire']) {
    await employer.enter(nameOf(key));
    await employer.answer(employersAnswers);
    await employer.sign('Carmen Ortiz');
    await employer.list();
  }
}

/** As the list of forms says it; packs are named after their state. */
function nameOf(key: string): string {
  const names: Readonly<Record<string, string>> = {
    'ca-dlse-nte': 'California notice of pay',
    'ct-w4': 'Connecticut CT-W4',
    'nj-w4': 'New Jersey NJ-W4',
  };
  const edition = currentEdition(key);
  return edition ? textOf(edition.shortName, 'en') : (names[key] ?? key);
}

/** A policy of the library that this employer alone is asked by. */
async function addForFirm(api: Integrator, firm: StaffingFirm, key: string): Promise<void> {
  const { data } = await api.get<{ data: { id: string }[] }>(`/forms?key=${key}`);
  const { name, condition } = policy(key);
  const ofFirm = { fact: 'employer.id', operator: 'equals', value: firm.id };
  const form_ids = data.map(({ id }) => id);
  await api.post('/policies', { name, condition: { all: [condition, ofFirm] }, form_ids });
}

/** The document of a task, once it is made. */
async function finished(api: Integrator, taskId = ''): Promise<Buffer> {
  await expect
    .poll(async () => (await api.get<{ status: string }>(`/tasks/${taskId}`)).status, { timeout: 30_000 })
    .toBe('completed');
  return api.download(`/tasks/${taskId}/pdf`);
}

async function expectWords(document: Buffer, words: readonly string[]): Promise<void> {
  const text = await readPdf(document);
  for (const word of words) expect(text).toContain(word);
}
