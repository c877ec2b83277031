import type { Permission, WorkItem } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { answerAndSign, HostedPage, newEmployer, newTask, w4Answers } from '../../testing/hosted-page.js';
import { signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
let taskId: string;
let employeeId: string;
beforeAll(async () => {
  api = await TestApi.start({ ROLE: 'api' });
  ({ taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) }));
});
afterAll(() => api.stop());

const editions = async (caller: object = {}, asked: object = {}): Promise<WorkItem[]> => {
  const { body } = await api.call('work_items.list', {
    query: { bucket: 'today', per_page: 100, ...asked },
    ...caller,
  });
  return body.data.filter(({ kind }: WorkItem) => kind === 'form_edition');
};
const userWith = async (permissions: readonly Permission[], more: object = {}) =>
  withCookie(await signInUser(api, [{ permissions, ...more }]));
/** The task as it is, and then as it was. */
const whileTask = async (change: string, look: () => Promise<void>) => {
  await query(api, `UPDATE tasks SET ${change} WHERE id = $1`, [taskId]);
  await look();
  await query(
    api,
    `UPDATE tasks SET edition = '2020', next_action = 'employee_action', expired_at = NULL WHERE id = $1`,
    [taskId],
  );
};
const may: Permission[] = ['task:view', 'task:edit', 'form:edit'];

describe('people who fill in an earlier edition', () => {
  it('are nobody while all fill in the edition that is in use', async () => {
    expect(await editions()).toEqual([]);
  });

  it('are one item a form, whether its edition comes before or after', async () => {
    for (const other of ['a later one', '2020'])
      await whileTask(`edition = '${other}'`, async () =>
        expect(await editions()).toMatchObject([
          { form_key: 'w-4', open_forms: 1, task_id: null, employee_id: null, since: expect.any(String) },
        ]),
      );
    const { body } = await api.call('work_items.count', { query: { bucket: 'late,today' } });
    expect(body).toMatchObject({ late: { count: 0 }, today: { count: 1 } });
  });

  it('are for who may move them, within their rules, and of no other account or mode', async () => {
    expect(await editions({ token: api.stranger.apiToken })).toEqual([]);
    expect(await editions({ token: api.test.apiToken })).toEqual([]);
    expect(await editions(await userWith(may))).toHaveLength(1);
    for (const lacking of ['task:edit', 'form:edit'])
      expect(await editions(await userWith(may.filter((it) => it !== lacking)))).toEqual([]);
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Nobody Foods' };
    expect(await editions(await userWith(may, { access_rule }))).toEqual([]);
  });

  it('are asked by person', async () => {
    expect(await editions({}, { employee_id: employeeId })).toHaveLength(1);
    const other = await newTask(api, 'w-4');
    expect(await editions({}, { employee_id: other.employeeId })).toEqual([]);
  });

  it('are not those whose turn it is not, whose form ended, or who signed it, though that counts no longer', async () => {
    const isNone = async () => expect(await editions()).toEqual([]);
    await whileTask(`next_action = 'employer_action'`, isNone);
    await whileTask(`expired_at = now() - interval '1 day'`, isNone);
    const page = await HostedPage.open(api, employeeId);
    await query(
      api,
      'UPDATE tasks SET edition = (SELECT edition FROM forms WHERE forms.id = form_id) WHERE id = $1',
      [taskId],
    );
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await whileTask(`edition = '2020', next_action = 'employee_action', completed_at = NULL`, isNone);
    // A void without its entry in the trail is refused: triggers rest for it.
    await query(
      api,
      `BEGIN; SET LOCAL session_replication_role = replica;
       UPDATE signatures SET voided_at = now() WHERE task_id = '${taskId}'; COMMIT`,
    );
    await isNone();
  });
});
