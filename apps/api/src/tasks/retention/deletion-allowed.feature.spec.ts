import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newEmployer, setClock } from '../../testing/hosted-page.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { RetentionSweeper } from './retention-sweeper.js';

/** The day on which everybody signs: a form that is signed later than the work began is kept from then on. */
const hiredAt = new Date('2026-11-23T18:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  setClock(api, hiredAt);
});
afterAll(() => api.stop());

const early = '2026-12-01T00:00:00.000Z';
const late = '2040-01-01T00:00:00.000Z';
/** 8 U.S.C. 1324a(b)(3)(B): three years after the date of hire, or one after the end of employment, whichever is later. */
const legal = '2029-11-23T00:00:00.000Z';

const path = (task_id: string) => ({ path: { task_id } });
const task = async (id: string) => (await api.call('tasks.findById', path(id))).body;
const set = (id: string, deletion_allowed_at: string | null) =>
  api.call('tasks.updateById', { ...path(id), body: { deletion_allowed_at } });
const sweepAt = async (moment: string) => {
  setClock(api, new Date(moment));
  await api.app.get(RetentionSweeper).sweep(new AbortController().signal);
  setClock(api, hiredAt);
};
const isKept = async (archived_task_id: string) =>
  (await api.call('archived_tasks.getPdf', { path: { archived_task_id } })).status === 200;

const signed = async (given: { task?: object; end_date?: string } = {}) =>
  (await signedI9(api, await newEmployer(api), { end_date: '2026-12-31', ...given })).taskId;

describe('the day on which a form may be deleted', () => {
  it.each<readonly [title: string, given: object, shown: string]>([
    ['by nobody', {}, legal],
    ['too early', { deletion_allowed_at: early }, legal],
    ['later than the law asks', { deletion_allowed_at: late }, late],
    ['as none', { deletion_allowed_at: null }, legal],
  ])('set %s before the form is complete, is lawful once it is', async (_title, given, shown) => {
    const id = await signed({ task: given });
    expect(await task(id)).toMatchObject({ deletion_allowed_at: shown, retained_until: '2029-11-23' });
  });

  it('is refused where it is before the law’s once the form is complete; null leaves that of the law', async () => {
    const id = await signed();
    expect((await set(id, early)).status).toBe(403);
    expect((await set(id, late)).body.deletion_allowed_at).toBe(late);
    expect((await set(id, null)).body.deletion_allowed_at).toBe(legal);
    expect((await task(id)).deletion_allowed_at).toBe(legal);
  });

  it('is the earliest that it can be while the person is employed, and null does not hide it', async () => {
    const { taskId } = await signedI9(api, await newEmployer(api), { task: { deletion_allowed_at: early } });
    const open = { deletion_allowed_at: legal, retention_waits_for: 'end_of_employment' };
    expect(await task(taskId)).toMatchObject(open);
    expect((await set(taskId, null)).body).toMatchObject(open);
    expect((await set(taskId, '2027-06-01T00:00:00Z')).status).toBe(403);
  });

  it('does not bring destruction forward, however it was set, and a hold outlasts it', async () => {
    const [one, other, held] = await Promise.all([
      signed({ task: { deletion_allowed_at: early } }),
      signed(),
      signed({ task: { deletion_allowed_at: early } }),
    ]);
    await set(other, null);
    await api.call('legal_holds.create', { body: { subject_id: held, reason: 'A charge of the EEOC' } });
    await set(held, null);
    for (const id of [one, other, held]) await api.call('tasks.deleteById', path(id));
    await sweepAt('2029-11-22T12:00:00Z');
    expect(await Promise.all([one, other, held].map(isKept))).toEqual([true, true, true]);
    await sweepAt('2029-11-24T12:00:00Z');
    expect(await Promise.all([one, other, held].map(isKept))).toEqual([false, false, true]);
  });

  it('that gave way at completion is in the trail', async () => {
    const id = await signed({ task: { deletion_allowed_at: early } });
    const { events } = (await api.call('tasks.getAudit', path(id))).body;
    const changes = events.filter(({ kind }: { kind: string }) => kind === 'changed');
    expect(
      changes.map(({ detail }: { detail: { properties: string[] } }) => detail.properties),
    ).toContainEqual(['deletion_allowed_at']);
  });
});
