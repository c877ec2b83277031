import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../testing/factories.js';
import { HostedPage, newEmployee, newEmployer, newTask } from '../testing/hosted-page.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.shared();
});
afterAll(() => api.stop());

interface Hire {
  readonly employer?: object;
  readonly client?: object;
  readonly job?: object;
  readonly placement?: object;
}

const eVerify = { uses_e_verify: true, e_verify_company_id: '123456' };
const idOf = async (kind: 'clients' | 'jobs', given: object): Promise<string> =>
  (await api.call(`${kind}.create`, { body: { name: 'Dock 4', ...given } })).body.id;

/** A Form I-9 of somebody who is placed there, and the side of the employer. */
async function placed({ employer = {}, client, job, placement = {} }: Hire) {
  const employeeId = await newEmployee(api);
  const jobId = job && (await idOf('jobs', job));
  const body = {
    employee_id: employeeId,
    employer_id: await newEmployer(api, { ...eVerify, ...employer }),
    client_id: client ? await idOf('clients', client) : null,
    job_id: jobId ?? null,
    ...placement,
  };
  const placementId = (await api.call('placements.create', { body })).body.id;
  const { taskId } = await newTask(api, 'i-9', { employee_id: employeeId, placement_id: placementId });
  return { taskId, jobId, page: await HostedPage.open(api, employeeId, { assignee_type: 'employer' }) };
}

const said = async ({ page, taskId }: { page: HostedPage; taskId: string }): Promise<unknown> =>
  (await page.sheet(taskId)).body.surroundings['employer.remote_examination'] ?? null;

const forAll = { remote_examination: 'all_hires' };
const forRemote = { remote_examination: 'remote_hires' };
const inPerson = { remote_examination: 'in_person' };

describe('8 CFR 274a.2(b)(1)(ix): whose documents are examined by live video is a hiring site’s', () => {
  it.each<readonly [title: string, hire: Hire, expected: string | null]>([
    ['the job says it where the employer says nothing', { job: forAll }, 'all_hires'],
    ['the job says another thing than the employer', { employer: forAll, job: forRemote }, 'remote_hires'],
    ['the job says nobody, whatever the employer says', { employer: forAll, job: inPerson }, 'in_person'],
    ['the client says it where the job does not', { job: {}, client: forAll }, 'all_hires'],
    ['the job counts before the client', { job: inPerson, client: forAll }, 'in_person'],
    ['the employer counts where neither does', { employer: forAll, job: {}, client: {} }, 'all_hires'],
    ['one person’s placement says nothing', { job: {}, placement: forAll }, null],
    [
      'a site says nothing of an employer that is not in E-Verify',
      { employer: { uses_e_verify: false }, job: forAll },
      null,
    ],
  ])('%s', async (_title, hire, expected) => {
    expect(await said(await placed(hire))).toBe(expected);
  });

  it('counts for nothing where an earlier version kept another word', async () => {
    const hire = await placed({ employer: forRemote, job: inPerson });
    await query(
      api,
      `UPDATE jobs SET system_attributes = '{"remote_examination":"sometimes"}' WHERE id = $1`,
      [hire.jobId],
    );
    expect(await said(hire)).toBe('remote_hires');
  });

  it('changes for what is not signed yet', async () => {
    const hire = await placed({ job: inPerson });
    await api.call('jobs.updateById', { path: { job_id: hire.jobId ?? '' }, body: forAll });
    expect(await said(hire)).toBe('all_hires');
  });
});
