import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { HostedPage, newEmployee, newEmployer, newTask } from '../testing/hosted-page.js';
import { publishedForm } from '../testing/published-form.js';
import { nameRepresentative, openRepresentative, signedSectionOne } from '../testing/representative-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api?.stop());

const words = (en: string) => ({ en });

/** The employer says what is paid, from the records; the employee reads it. */
const noticeOfPay: FormContent = {
  name: words('Notice of pay'),
  short_name: words('Notice'),
  purpose: words('It says what you are paid.'),
  minutes: 1,
  sections: [
    {
      id: 'employer',
      title: words('What is paid'),
      assignee_type: 'employer',
      attestation: words('So it is.'),
      pages: [
        {
          id: 'pay',
          title: words('What is paid'),
          fields: [
            { path: 'task.rate', kind: 'money', label: words('Rate'), prefill: 'placement.pay_rate' },
            {
              path: 'task.payday',
              kind: 'text',
              label: words('Payday'),
              prefill: 'placement.regular_payday',
            },
            {
              path: 'task.county',
              kind: 'text',
              label: words('County'),
              prefill: 'employee.residence_county',
            },
            {
              path: 'task.insurer',
              kind: 'text',
              label: words('Insurer'),
              prefill: 'employer.workers_compensation_insurer',
            },
          ],
        },
      ],
    },
    {
      id: 'employee',
      title: words('What you read'),
      assignee_type: 'employee',
      attestation: words('I have read it.'),
      pages: [
        {
          id: 'terms',
          title: words('Terms'),
          fields: [
            {
              path: 'task.terms',
              kind: 'content',
              label: words('Terms'),
              text: words('You are paid {placement.pay_rate} {placement.pay_basis}.'),
            },
          ],
        },
      ],
    },
  ],
};

const job = { pay_rate: 18.5, pay_basis: 'hour', regular_payday: 'Every Friday' };

async function placed(placement: object) {
  const employeeId = await newEmployee(api, { residence_county: 'Albany' });
  const made = await api.call('jobs.create', { body: { name: 'Cook', ...job } });
  const body = {
    employee_id: employeeId,
    employer_id: await newEmployer(api, { workers_compensation_insurer: 'State Fund' }),
    job_id: made.body.id,
    ...placement,
  };
  return { employeeId, placement_id: (await api.call('placements.create', { body })).body.id };
}

describe('what somebody is paid', () => {
  beforeAll(async () => {
    await publishedForm(api, 'own-notice-of-pay', noticeOfPay);
  });

  it("fills forms from the placement, and from its job where the placement doesn't say", async () => {
    const { employeeId, placement_id } = await placed({ pay_rate: 20 });
    const { taskId } = await newTask(api, 'own-notice-of-pay', { employee_id: employeeId, placement_id });
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    const { answers, surroundings } = (await employer.sheet(taskId)).body;
    expect(answers).toMatchObject({
      'task.rate': 20,
      'task.payday': 'Every Friday',
      'task.county': 'Albany',
      'task.insurer': 'State Fund',
    });
    expect(surroundings).toMatchObject({ 'placement.pay_rate': 20, 'placement.pay_basis': 'hour' });
  });

  it('is decided by in policies as it counts for the placement', async () => {
    const form_id = (await api.call('forms.list', { query: { key: 'own-notice-of-pay' } })).body.data[0].id;
    const condition = { fact: 'placement.pay_basis', operator: 'equals', value: 'hour' };
    const policy = { name: 'Hourly', condition, form_ids: [form_id] };
    expect((await api.call('policies.create', { body: policy })).status).toBe(201);
    const unknown = { ...policy, condition: { ...condition, value: 'hourly' } };
    expect((await api.call('policies.create', { body: unknown })).status).toBe(400);
    const isAsked = async (placement: object) => {
      const path = { placement_id: (await placed(placement)).placement_id };
      const { body } = await api.call('placements.findById', { path });
      return body.form_requirements.some((it: { form_id: string }) => it.form_id === form_id);
    };
    expect([await isAsked({}), await isAsked({ pay_basis: 'salary' })]).toEqual([true, false]);
  });

  it('is not shown to a representative who examines documents', async () => {
    const { taskId, employeeId } = await signedSectionOne(api);
    const { employer_id } = (await api.call('tasks.findById', { path: { task_id: taskId } })).body;
    const pay = { pay_rate: 1234.5, start_date: '2026-11-23' };
    const placement = { employee_id: employeeId, employer_id, ...pay };
    expect((await api.call('placements.create', { body: placement })).status).toBe(201);
    const page = await openRepresentative(api, await nameRepresentative(api, taskId));
    const { surroundings } = (await page.sheet(taskId)).body;
    expect(surroundings['placement.start_date']).toBe('2026-11-23');
    expect(JSON.stringify(surroundings)).not.toMatch(/pay_rate|1234/);
    const employer = await HostedPage.open(api, employeeId, { assignee_type: 'employer' });
    expect((await employer.sheet(taskId)).body.surroundings['placement.pay_rate']).toBe(1234.5);
  });
});
