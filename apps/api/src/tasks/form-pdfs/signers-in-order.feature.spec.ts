import type { FormContent } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { extractPdfText } from '../../testing/extract-pdf-text.js';
import { answerAndSign, completedTask, HostedPage, newEmployer, newTask } from '../../testing/hosted-page.js';
import { publishedForm } from '../../testing/published-form.js';
import { TestApi } from '../../testing/test-api.js';
import { uploadedPdf } from '../../testing/uploaded-pdf.js';
import { vehiclePolicy } from '../../testing/vehicle-policy.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

/** After the site that hands out the car, the fleet's office releases it. */
async function threeSigners(): Promise<FormContent> {
  const policy = vehiclePolicy(await uploadedPdf(api, 'Drive with care.'));
  const [, site] = policy.sections;
  if (!site) throw new Error('the policy is countersigned');
  const fleet: FormContent['sections'][number] = {
    ...site,
    id: 'fleet',
    title: { en: 'For the fleet office' },
    attestation: { en: 'The car is released.' },
    pages: [
      {
        id: 'release',
        title: { en: 'Release' },
        fields: [{ path: 'task.released_on', kind: 'date', label: { en: 'Released on' }, required: true }],
      },
    ],
  };
  return { ...policy, sections: [...policy.sections, fleet] };
}

describe('a document that several people sign', () => {
  it('is signed in their order, each with their own name, and none before the one before', async () => {
    await publishedForm(api, 'own-vehicle', await threeSigners());
    const { taskId, employeeId } = await newTask(api, 'own-vehicle', { employer_id: await newEmployer(api) });
    const employee = await HostedPage.open(api, employeeId);
    const [site, fleet] = [
      await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
      await HostedPage.open(api, employeeId, { assignee_type: 'employer' }),
    ];
    await fleet.identify({ name: 'Dana Wu', email: 'dana@harborfoods.com', title: 'Fleet' });
    const early = async () => (await fleet.sign(taskId, 'fleet', 'Dana Wu')).status;
    const bySite = { 'task.car': 'Van 7' };

    expect(await early()).toBe(403);
    const decided = { 'task.decision': 'accepted' };
    expect((await answerAndSign(employee, taskId, 'employee', decided, 'Ana Lopez')).status).toBe(201);
    expect(await early()).toBe(403);
    expect((await answerAndSign(site, taskId, 'employer', bySite, 'Carla Reyes')).status).toBe(201);
    const last = await answerAndSign(fleet, taskId, 'fleet', { 'task.released_on': '2026-12-01' }, 'Dana Wu');
    expect([last.status, last.body.next_action]).toEqual([201, { type: 'system_action' }]);

    await completedTask(api, taskId);
    const text = await extractPdfText((await api.call('tasks.getPdf', { path: { task_id: taskId } })).bytes);
    const names = ['Ana Lopez', 'Carla Reyes', 'Dana Wu'];
    const places = names.map((name) => text.indexOf(name));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(text).toContain('Drive with care.');
  });
});
