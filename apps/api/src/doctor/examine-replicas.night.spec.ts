import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresPair } from '../testing/postgres-pair.js';
import { createDatabase } from '../testing/create-database.js';
import { examineReplicas } from './examine-replicas.js';

let pair: PostgresPair;
const hostOf = (url: string) => new URL(url).host;
const examine = (...databaseReplicaUrls: string[]) =>
  examineReplicas({ databaseUrl: pair.primary.url, databaseReplicaUrls });

beforeAll(async () => {
  pair = await PostgresPair.start();
}, 120_000);
afterEach(async () => {
  await pair?.standby.query('SELECT pg_wal_replay_resume()').catch(() => undefined);
});
afterAll(() => pair?.stop());

describe('the doctor says of read replicas', () => {
  it('nothing where there are none', async () => {
    expect(await examine()).toEqual([]);
  });

  it('that one answers and has what the primary has, and would break off long reads', async () => {
    await pair.primary.query('CREATE TABLE IF NOT EXISTS replayed (n int)');
    const [answers, feedback, ...others] = await examine(pair.standby.url);
    expect(others).toEqual([]);
    expect(answers).toMatchObject({
      area: 'database',
      state: 'ok',
      text: `The read replica ${hostOf(pair.standby.url)} answers, and has what the primary has.`,
    });
    expect(feedback).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('hot_standby_feedback'),
    });
  });

  it('that one stands still, and what it lacks', async () => {
    await pair.standby.query('SELECT pg_wal_replay_pause()');
    await pair.primary.query('CREATE TABLE lacked AS SELECT n FROM generate_series(1, 20000) n');
    const [finding] = await examine(pair.standby.url);
    expect(finding).toMatchObject({
      state: 'warning',
      remedy: expect.stringMatching(/from the primary meanwhile.*pg_wal_replay_resume/),
    });
    expect(Number(/lacks (\d+) kB/.exec(finding?.text ?? '')?.[1])).toBeGreaterThan(500);
    await pair.standby.query('SELECT pg_wal_replay_resume()');
    expect((await examine(pair.standby.url))[0]).toMatchObject({ state: 'ok' });
  });

  it('that one is no replica, that one is of another cluster, and that one does not let us in: without a password', async () => {
    const nobody = 'postgres://u:hunter2@127.0.0.1:9/x';
    const found = await examine(pair.primary.url, nobody, pair.standby.url);
    expect(found.map(({ state, text }) => `${state}: ${text}`)).toEqual(
      expect.arrayContaining([
        `fault: ${hostOf(pair.primary.url)} is no read replica: it can be written to.`,
        'warning: The read replica 127.0.0.1:9 does not let us in.',
        expect.stringMatching(/^ok: The read replica /),
      ]),
    );
    expect(JSON.stringify(found)).not.toContain('hunter2');
    const databaseUrl = await createDatabase();
    const foreign = await examineReplicas({ databaseUrl, databaseReplicaUrls: [pair.standby.url] });
    expect(foreign).toMatchObject([
      { state: 'fault', text: `${hostOf(pair.standby.url)} replays another cluster than ours.` },
    ]);
  });

  it('what they are also where the primary is away', async () => {
    const databaseUrl = 'postgres://u:p@127.0.0.1:9/x';
    const found = await examineReplicas({ databaseUrl, databaseReplicaUrls: [pair.standby.url] });
    expect(found[0]).toMatchObject({ state: 'ok', text: expect.stringMatching(/answers\.$/) });
  });
});
