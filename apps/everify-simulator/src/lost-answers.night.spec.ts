import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInTimeZone } from '../../api/src/context/index.js';
import { query } from '../../api/src/testing/factories.js';
import { TestApi } from '../../api/src/testing/test-api.js';
import { root } from '../../../tools/setup/root.mjs';
import { Line } from './testing/line.ts';
import { newHire } from './testing/new-hire.ts';
import { Simulator } from './simulator.ts';

const minute = 60_000;

let api: TestApi;
let simulator: Simulator;
let line: Line;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  simulator = new Simulator({ requestsPerSecond: 1000 });
  line = new Line(await simulator.listen());
  await line.listen();
  api = await TestApi.start({ EVERIFY_SIMULATOR_URL: line.url, ROLE: 'api' });
}, minute);
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});
afterAll(async () => {
  await api.stop();
  await line.close();
  await simulator.close();
});

/** A process of its own, as it was built. */
function startWorker(): ChildProcess {
  const worker = spawn('node', [join(root, 'apps/api/dist/worker.js')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: api.databaseUrl,
      DATA_DIR: api.dataDir,
      EVERIFY_SIMULATOR_URL: line.url,
      LOG_LEVEL: 'silent',
    },
    // With a channel to this process: should this one be killed, it ends too.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

const makeDue = (id: string) =>
  query(api, `UPDATE everify_cases SET run_at = now() - interval '1 second' WHERE id = $1`, [id]);
const ask = async (id: string, operation: 'everify_cases.open' | 'everify_cases.findById') =>
  (
    await api.call(operation, {
      path: { everify_case_id: id },
      token: api.test.apiToken,
      ...(operation === 'everify_cases.open' ? { body: {} } : {}),
    })
  ).body;

async function until(id: string, status: string) {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const found = await ask(id, 'everify_cases.findById');
    if (found.status === status) return found;
    await wait(50);
  }
  throw new Error(`the case is not ${status}`);
}

async function casesOf(id: string): Promise<{ case_number: string }[]> {
  const address = line.target.replace('/api/v31', '/simulator/cases');
  const { cases } = await (await fetch(address, { method: 'POST' })).json();
  return cases.filter((it: { employer_case_id: string }) => it.employer_case_id === id);
}

describe('a worker that is killed between the answer of E-Verify and our record', () => {
  it.each([
    ['of opening a case', '/cases'],
    ['of submitting it', '/submit'],
  ])(
    '%s loses nothing, and nothing is done twice',
    async (_what, ending) => {
      // Whose case is not late yet: the worker reads the machine's own clock.
      const began = dateInTimeZone('America/New_York', new Date());
      const { caseId } = await newHire(api, '0001', {
        answers: { 'task.first_day_of_employment': began },
      });
      line.isDown = true;
      expect((await ask(caseId, 'everify_cases.open')).pending).toMatchObject({ action: 'open' });
      line.isDown = false;
      const lost = line.loseAnswerTo(ending);
      await makeDue(caseId);
      const first = startWorker();
      await lost;
      await kill(first);
      expect(await casesOf(caseId)).toHaveLength(1);
      expect((await ask(caseId, 'everify_cases.findById')).pending).not.toBeNull();
      // The lease of the one that died ends.
      await makeDue(caseId);
      startWorker();
      const done = await until(caseId, 'CLOSED');
      const [only, ...others] = await casesOf(caseId);
      expect([others, done.case_number]).toEqual([[], only?.case_number]);
      expect(done.steps.filter(({ to }: { to: string }) => to === 'DRAFT')).toHaveLength(1);
      expect(done.eligibility_statement).toBe('EMPLOYMENT_AUTHORIZED');
    },
    minute,
  );
});
