import type { Permission, PlacementActLine } from '@firstday/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRecord, query } from '../../testing/factories.js';
import { newEmployer } from '../../testing/hosted-page.js';
import { openComponent, signInUser, withCookie } from '../../testing/sign-in-by-link.js';
import { TestApi, type TestResponse } from '../../testing/test-api.js';

let api: TestApi;
const edits: Permission[] = ['placement:view', 'placement:edit', 'employee:view'];

beforeAll(async () => {
  api = await TestApi.shared();
}, 60_000);
afterAll(() => api.stop());

const remove = (selection: object, by: object = {}) =>
  api.call('placement_acts.delete', { body: { selection }, ...by });
const linesOf = ({ bytes }: TestResponse): PlacementActLine[] =>
  bytes
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const outcomes = (answer: TestResponse): string[] =>
  linesOf(answer).flatMap((line) =>
    line.kind === 'done' ? ['done'] : line.kind === 'failed' ? [line.reason] : [],
  );
const isThere = async (id: string): Promise<boolean> =>
  (await api.call('placements.findById', { path: { placement_id: id } })).status === 200;

async function place(employer_id: string): Promise<string> {
  const { id: employee_id } = await createRecord(api, 'employees', { first_name: 'Ana', last_name: 'Lopez' });
  return (await createRecord(api, 'placements', { employee_id, employer_id })).id;
}

describe('many placements are deleted', () => {
  it('all that match, more than a page, each with its line, its event and its own end', async () => {
    const [employer_id, other] = [await newEmployer(api), await newEmployer(api)];
    const kept = await place(other);
    for (let count = 0; count < 61; count += 1) await place(employer_id);
    const wrong = await remove({ matching: { employer_id }, expected_total: 60 });
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      '61 placements match, and not 60: look at the list again',
    ]);
    const answer = await remove({ matching: { employer_id }, expected_total: 61 });
    const lines = linesOf(answer);
    expect([answer.status, lines[0], lines.at(-1)]).toEqual([
      200,
      { kind: 'begun', total: 61 },
      { kind: 'totals', done: 61, failed: 0 },
    ]);
    expect(lines[1]).toMatchObject({ kind: 'done', employee_name: 'Ana Lopez' });
    expect((await api.call('placements.list', { query: { employer_id } })).body.total).toBe(0);
    expect(await isThere(kept)).toBe(true);
    const events = await query(
      api,
      `SELECT FROM events WHERE kind = 'placement.deleted' AND data ->> 'employer_id' = $1`,
      [employer_id],
    );
    expect(events).toHaveLength(61);
  }, 60_000);

  it('those named, and one that has gone stops no other', async () => {
    const employer_id = await newEmployer(api);
    const [one, gone, last] = [await place(employer_id), await place(employer_id), await place(employer_id)];
    await api.call('placements.deleteById', { path: { placement_id: gone } });
    expect(outcomes(await remove({ placement_ids: [one, gone, one, last] }))).toEqual([
      'done',
      'not_found',
      'done',
    ]);
    expect([await isThere(one), await isThere(last)]).toEqual([false, false]);
  });
});

describe('nobody deletes more than by one', () => {
  it('of another account, or of the other mode', async () => {
    const employer_id = await newEmployer(api);
    const id = await place(employer_id);
    for (const { apiToken: token } of [api.stranger, api.test]) {
      expect(outcomes(await remove({ placement_ids: [id] }, { token }))).toEqual(['not_found']);
      const matching = await remove({ matching: { employer_id }, expected_total: 1 }, { token });
      expect(matching.status).toBe(400);
    }
    expect(await isThere(id)).toBe(true);
  });

  it('than the rules of their groups let them edit, whatever they see', async () => {
    const [own, other] = [await newEmployer(api, { name: 'Pier 9' }), await newEmployer(api)];
    const [mine, theirs] = [await place(own), await place(other)];
    const access_rule = { fact: 'employer.name', operator: 'equals', value: 'Pier 9' };
    const narrow = withCookie(await signInUser(api, [{ permissions: edits, access_rule }]));
    expect(outcomes(await remove({ placement_ids: [theirs] }, narrow))).toEqual(['not_found']);
    expect((await remove({ matching: { employer_id: other }, expected_total: 1 }, narrow)).status).toBe(400);
    const sees: { permissions: Permission[] } = { permissions: ['placement:view', 'employee:view'] };
    const both = withCookie(await signInUser(api, [sees, { permissions: ['placement:edit'], access_rule }]));
    expect(outcomes(await remove({ placement_ids: [mine, theirs] }, both))).toEqual(['done', 'not_allowed']);
    expect(await isThere(theirs)).toBe(true);
  });

  it('without the permission, by a component, or by what is no selection', async () => {
    const id = await place(await newEmployer(api));
    const viewer = withCookie(await signInUser(api, [{ permissions: ['placement:view'] }]));
    expect((await remove({ placement_ids: [id] }, viewer)).status).toBe(403);
    const blind = withCookie(await signInUser(api, [{ permissions: ['placement:edit'] }]));
    expect((await remove({ placement_ids: [id] }, blind)).status).toBe(403);
    const token = await openComponent(api, { component: 'employees/list' });
    const headers = { 'x-component-auth-token': token };
    expect((await remove({ placement_ids: [id] }, { token: null, headers })).status).toBe(403);
    const many = Array.from({ length: 5001 }, () => id);
    for (const wrong of [{}, { matching: {} }, { placement_ids: [] }, { placement_ids: many }])
      expect((await remove(wrong)).status).toBe(400);
    const hostile = { matching: { employer_id: "x' OR TRUE" }, expected_total: 0 };
    expect((await remove(hostile)).status).toBe(400);
    expect(await isThere(id)).toBe(true);
  });
});
