import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { query } from '../../testing/factories.js';
import { HostedPage, newEmployer, newTask, signatureInput, w4Answers } from '../../testing/hosted-page.js';
import { pngUrl } from '../../testing/png-url.js';
import { TestApi } from '../../testing/test-api.js';
import { SignatureInk } from './signature-ink.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start({ DATABASE_POOL: '3' });
});
afterAll(() => api.stop());
afterEach(() => void jest.restoreAllMocks());

const drawn = (image: string) => ({ signature: { method: 'drawn', name: 'Ana Lopez', image } });
/** Of 4000 by 4000 pixels, in 63 KB. */
const huge = pngUrl(4000, 4000, 255);
const stroke = pngUrl(40, 20, 255);

async function readyToSign() {
  const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
  const page = await HostedPage.open(api, employeeId);
  await page.write(taskId, w4Answers);
  await page.visitAll(taskId, 'employee');
  return { taskId, employeeId, page };
}
/** Pictures that were unpacked. */
const spyOnInk = () => jest.spyOn(api.app.get(SignatureInk), 'hasInk');

/** A connection in the middle of a transaction. */
const openTransactions = () =>
  query<{ pid: number; began: string }>(
    api,
    `SELECT pid, xact_start::text AS began FROM pg_stat_activity
      WHERE state LIKE 'idle in transaction%' AND datname = current_database()`,
  );

/** Those that stay in one transaction while it is looked again: a worker's ends meanwhile, and one that waits for us does not. */
async function heldThroughout() {
  let held = await openTransactions();
  for (let look = 0; look < 5000 && held.length > 0; look += 1) {
    await pause(10);
    const open = await openTransactions();
    held = held.filter(({ pid, began }) => open.some((it) => it.pid === pid && it.began === began));
  }
  return held;
}

describe('a drawn signature', () => {
  it('of 4000 by 4000 pixels is refused before it is unpacked', async () => {
    const { taskId, page } = await readyToSign();
    const spy = spyOnInk();
    const answer = await page.sign(taskId, 'employee', 'Ana Lopez', drawn(huge));
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [expect.objectContaining({ path: ['signature', 'image'], message: expect.stringMatching(/pixels/) })],
    ]);
    expect(spy).not.toHaveBeenCalled();
  });

  it('is not unpacked where the declaration, the turn or the answers are wrong', async () => {
    const { taskId, page } = await readyToSign();
    const spy = spyOnInk();
    const wrong = { ...drawn(stroke), attestation_sha256: 'a'.repeat(64) };
    expect((await page.sign(taskId, 'employee', 'Ana Lopez', wrong)).status).toBe(400);
    const elsewhere = { ...drawn(stroke), section_id: 'nowhere' };
    expect((await page.sign(taskId, 'employee', 'Ana Lopez', elsewhere)).status).toBe(400);
    await page.write(taskId, { 'employee.social_security_number': null });
    expect((await page.sign(taskId, 'employee', 'Ana Lopez', drawn(stroke))).status).toBe(400);
    expect(spy).not.toHaveBeenCalled();
  });

  it('is unpacked while its task is free, and with no connection in hand, with a key or without', async () => {
    const keys: readonly Record<string, string>[] = [{}, { 'idempotency-key': 'signed-once' }];
    for (const headers of keys) {
      const { taskId, page } = await readyToSign();
      const ink = api.app.get(SignatureInk);
      const unpack = ink.hasInk.bind(ink);
      const spy = spyOnInk().mockImplementation(async (image) => {
        expect(await heldThroughout()).toEqual([]);
        await query(api, `SELECT FROM tasks WHERE id = $1 FOR UPDATE NOWAIT`, [taskId]);
        return unpack(image);
      });
      const body = signatureInput('w-4', 'employee', 'Ana Lopez', drawn(stroke));
      const sign = () =>
        api.call('tasks.sign', { path: { task_id: taskId }, body, token: page.token, headers });
      const signed = await sign();
      expect([signed.status, spy.mock.calls.length]).toEqual([201, 1]);
      if ('idempotency-key' in headers) expect((await sign()).body).toEqual(signed.body);
      else expect((await sign()).status).toBe(409);
      expect(spy).toHaveBeenCalledTimes(1);
      jest.restoreAllMocks();
    }
  });

  it('is one of four that are looked at for an employee, however many sessions send them', async () => {
    const { taskId, employeeId, page } = await readyToSign();
    const sessions = [page, await HostedPage.open(api, employeeId), await HostedPage.open(api, employeeId)];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    spyOnInk().mockImplementation(() => held.then(() => false));
    const asked = sessions.flatMap((session) =>
      [1, 2].map(() => session.sign(taskId, 'employee', 'Ana Lopez', drawn(stroke))),
    );
    const refused: number[] = [];
    for (const waiting of asked) void waiting.then(({ status }) => refused.push(status));
    for (let attempt = 0; attempt < 2500 && refused.length < 2; attempt += 1) await pause(20);
    letGo();
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  });
});
