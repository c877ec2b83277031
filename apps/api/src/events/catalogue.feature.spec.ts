import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeliveredKind, EventKind, eventFacts } from '@firstday/domain';
import { newRecord, query, socialSecurityNumber } from '../testing/factories.js';
import { answerAndSign, completed, HostedPage, newTask, w4Answers } from '../testing/onboarding.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.stop());

const kinds = [
  ['employee', 'employees'],
  ['employer', 'employers'],
  ['client', 'clients'],
  ['job', 'jobs'],
] as const;

describe('the catalogue of events', () => {
  it('describes every kind', () => {
    for (const kind of DeliveredKind.options) expect(eventFacts(kind).description).toMatch(/^[A-Z].*\.$/);
  });

  it('says of each change of each record what is written of it, as the API returns it', async () => {
    for (const [noun, kind] of kinds) {
      const made = await newRecord(api, kind);
      const path = { [`${noun}_id`]: made.id };
      await api.call(`${kind}.updateById`, { path, body: { nickname: 'Changed' } });
      await api.call(`${kind}.deleteById`, { path });
    }
    const employee = await newRecord(api, 'employees', { social_security_number: socialSecurityNumber });
    const placement = await newRecord(api, 'placements', { employee_id: employee.id });
    const path = { placement_id: placement.id };
    await api.call('placements.updateById', { path, body: { shift: 'night' } });
    await api.call('placements.deleteById', { path });
    const { taskId } = await newTask(api, 'w-4', { employee_id: employee.id });
    const page = await HostedPage.open(api, employee.id);
    await answerAndSign(page, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completed(api, taskId);
    const other = await newTask(api, 'handbook');
    await api.call('tasks.deleteById', { path: { task_id: other.taskId } });

    const events = await query<{ kind: EventKind; data: unknown }>(api, 'SELECT kind, data FROM events');
    const written = new Set(events.map(({ kind }) => kind));
    // Those of E-Verify are shown beside its simulator.
    const expected = EventKind.options.filter((kind) => !kind.startsWith('everify_case.'));
    expect([...written].sort()).toEqual([...expected].sort());
    for (const { kind, data } of events)
      expect([kind, eventFacts(kind).data.safeParse(data).error]).toEqual([kind, undefined]);
    const all = JSON.stringify(events);
    expect(all).not.toContain(socialSecurityNumber);
    expect(all).not.toContain(w4Answers['employee.social_security_number']);
  });
});
