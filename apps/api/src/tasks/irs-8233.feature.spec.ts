import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { policyLibrary } from '@firstday/forms';
import { extractPdfText } from '../testing/extract-pdf-text.js';
import {
  answerAndSign,
  completedTask,
  formId,
  HostedPage,
  newEmployee,
  newEmployer,
} from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
  for (const { name, condition } of policyLibrary.filter(({ key }) => key === 'irs-8233')) {
    const body = { name, condition, form_ids: [await formId(api, 'irs-8233')] };
    const made = await api.call('policies.create', { body });
    if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  }
}, 60_000);
afterAll(() => api?.stop());

const thisYear = new Date().getUTCFullYear();
const claim = {
  'task.tax_year_begins': `${thisYear}-01-01`,
  'task.tax_year_ends': `${thisYear}-12-31`,
  'task.tin_type': 'ssn',
  'task.social_security_number': '123-45-6789',
  'task.permanent_address': {
    street: '14 Park Street',
    city: 'Kolkata',
    state: 'West Bengal',
    zip: '700016',
    country: 'IND',
  },
  'task.visa_type': 'J-1',
  'task.canada_or_mexico': 'no',
  'task.passport_country': 'IND',
  'task.passport_number': 'Z1234567',
  'task.entered_on': '2025-08-20',
  'task.status': 'J-1',
  'task.status_expires': 'D/S',
  'task.services': 'Research on storms',
  'task.total_compensation': 24_000,
  'task.treaty': 'U.S./India tax treaty',
  'task.article': '22',
  'task.exempt_compensation': 24_000,
  'task.country_of_residence': 'IND',
  'task.also_scholarship': 'no',
  'task.facts': 'I came from India to do research for one year.',
};

/** Somebody who is placed, and their Form 8233 where one is asked for. */
async function placed(placement: object, given: { employee_id?: string; employer_id?: string } = {}) {
  const employee_id =
    given.employee_id ?? (await newEmployee(api, { first_name: 'Anika', last_name: 'Sen' }));
  const employer_id = given.employer_id ?? (await newEmployer(api, { phone: '(518) 555-0100' }));
  const body = { employee_id, employer_id, create_tasks: true, ...placement };
  const { body: made } = await api.call('placements.create', { body });
  const asked = made.form_requirements.find(({ form_key }: { form_key: string }) => form_key === 'irs-8233');
  const taskId: string | undefined = asked?.task_id;
  return { employeeId: employee_id, employerId: employer_id, taskId };
}

async function claimant() {
  const { taskId = '', ...rest } = await placed({ claims_treaty_exemption: true });
  return { ...rest, taskId, page: await HostedPage.open(api, rest.employeeId) };
}

describe('Form 8233', () => {
  it('is asked of whoever is said to claim a treaty exemption, once for each employer', async () => {
    const none = await placed({});
    expect(none.taskId).toBeUndefined();
    expect((await placed({ claims_treaty_exemption: false })).taskId).toBeUndefined();
    const first = await placed({ claims_treaty_exemption: true });
    expect(first.taskId).toBeDefined();
    const job_id = (await api.call('jobs.create', { body: { name: 'Lecturer' } })).body.id;
    const again = await placed(
      { claims_treaty_exemption: true, job_id },
      { employee_id: first.employeeId, employer_id: first.employerId },
    );
    expect(again.taskId).toBe(first.taskId);
    const another = await placed({ claims_treaty_exemption: true }, { employee_id: first.employeeId });
    expect(another.taskId).not.toBe(first.taskId);
  });

  it('is signed by the claimant, reviewed in clear and accepted by the agent, and finished', async () => {
    const { taskId, employeeId, page } = await claimant();
    const agent = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await agent.sign(taskId, 'withholding_agent', 'Carla Reyes')).status).toBe(403);
    expect((await answerAndSign(page, taskId, 'beneficial_owner', claim, 'Anika Sen')).status).toBe(201);
    expect((await page.sign(taskId, 'withholding_agent', 'Anika Sen')).status).toBe(403);
    expect((await page.write(taskId, { 'task.article': '21' })).status).toBe(403);

    const { answers } = (await agent.sheet(taskId)).body;
    expect(answers).toMatchObject({
      'task.passport_number': 'Z1234567',
      'task.agent_name': 'Harbor Foods',
      'task.agent_ein': '12-3456789',
      'task.agent_address': { city: 'Albany' },
    });
    expect((await answerAndSign(agent, taskId, 'withholding_agent', {}, 'Anika Sen')).status).toBe(403);
    expect((await answerAndSign(agent, taskId, 'withholding_agent', {}, 'Carla Reyes')).status).toBe(201);
    expect((await completedTask(api, taskId)).body.status).toBe('completed');
    const pdf = await api.call('tasks.getPdf', { path: { task_id: taskId } });
    const text = (await extractPdfText(pdf.bytes)).replaceAll(/\s+/g, ' ');
    for (const part of [
      '123-45-6789',
      'U.S./India tax treaty',
      'Carla Reyes',
      'I am satisfied that an exemption',
    ])
      expect(text).toContain(part);

    const calendar = { task_id: taskId, kind: 'renewal' };
    const { data } = (await api.call('compliance_calendar.list', { query: calendar })).body;
    const on =
      new Date().toISOString().slice(0, 10) < `${thisYear}-12-01` ? `${thisYear}-12-01` : `${thisYear}-12-31`;
    expect(data).toMatchObject([{ kind: 'renewal', due_on: on }]);
  });

  it('is not signed with a claim that cannot be', async () => {
    const { taskId, page } = await claimant();
    await page.write(taskId, claim);
    await page.visitAll(taskId, 'beneficial_owner');
    for (const [path, value] of [
      ['task.exempt_compensation', 24_001],
      ['task.article', 'the one on students'],
      ['task.tax_year_ends', `${thisYear + 1}-12-31`],
      ['task.student_or_researcher', true],
    ] as const) {
      await page.write(taskId, { [path]: value });
      const refused = await page.sign(taskId, 'beneficial_owner', 'Anika Sen');
      expect([path, refused.status]).toEqual([path, 400]);
      await page.write(taskId, { ...claim, 'task.student_or_researcher': false });
    }
    expect((await page.sign(taskId, 'beneficial_owner', 'Anika Sen')).status).toBe(201);
  });
});
