import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { appendFile, cp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SecurityReadsService } from '../../identity/security-log/security-reads.service.js';
import { query } from '../../testing/factories.js';
import { newEmployer, newTask, setClock } from '../../testing/hosted-page.js';
import { TestApi } from '../../testing/test-api.js';
import { Anchor, anchorStart, isAnchorGenuine } from './anchor.js';
import { AnchorWorker, AnchorsCutError } from './anchor-worker.js';
import { AnchorsService } from './anchors.service.js';

let api: TestApi;
let employer_id: string;
beforeEach(async () => {
  api = await TestApi.start();
  employer_id = await newEmployer(api);
});
afterEach(() => api.stop());

const folder = () => join(api.dataDir, 'anchors');
const anchor = () => api.app.get(AnchorWorker).anchor();
const newTrail = async () => (await newTask(api, 'w-4', { employer_id })).taskId;

async function filed(): Promise<Anchor[]> {
  const names = (await readdir(folder())).filter((name) => name.endsWith('.jsonl')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')));
  return files.flatMap((text) => text.split('\n').filter(Boolean)).map((it) => Anchor.parse(JSON.parse(it)));
}

const run = promisify(execFile);
/** As somebody does who has a copy of the log and this one file. */
async function verified(copy: string): Promise<{ code: number; stdout: string }> {
  const alone = join(api.dataDir, 'verify-anchors.mjs');
  await cp(join(import.meta.dirname, '../../../../../tools/verify/verify-anchors.mjs'), alone);
  return run(process.execPath, [alone, copy], { env: {} }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  );
}

const filedSequences = async () => (await filed()).map(({ sequence }) => sequence);
const everySequence = async () =>
  (await query<{ sequence: number }>(api, 'SELECT sequence FROM trail_anchors ORDER BY sequence')).map(
    ({ sequence }) => sequence,
  );

describe('the log of anchors', () => {
  it('is in files that only the service reads, signed, each anchor over the one before', async () => {
    for (let trail = 0; trail < 3; trail++) {
      await newTrail();
      await anchor();
    }
    const anchors = await filed();
    const [key] = await query<{ public_part: string }>(
      api,
      `SELECT public_part FROM evidence_keys WHERE purpose = 'anchors'`,
    );
    const publicKey = createPublicKey(key?.public_part ?? '');
    expect(anchors.length).toBeGreaterThanOrEqual(3);
    for (const [at, it] of anchors.entries()) {
      expect(isAnchorGenuine(it, publicKey)).toBe(true);
      expect(isAnchorGenuine({ ...it, heads: it.heads + 1 }, publicKey)).toBe(false);
      expect(it.sequence).toBe(at + 1);
      expect(it.previous_hash).toBe(anchors[at - 1]?.hash ?? anchorStart);
    }
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    const [file = ''] = await readdir(folder());
    expect((await stat(join(folder(), file))).mode & 0o777).toBe(0o600);
  });

  it('is verified without the service, the database or any package, and shows what was changed', async () => {
    for (let trail = 0; trail < 3; trail++) {
      await newTrail();
      await anchor();
    }
    expect(await verified(folder())).toMatchObject({
      code: 3,
      stdout: expect.stringMatching(/The log is whole, but the signer is unknown: [0-9a-f]{64}\.\n$/),
    });
    const [name = ''] = await readdir(folder());
    const text = await readFile(join(folder(), name), 'utf8');
    const lines = text.split('\n').filter(Boolean);
    const anchors = await filed();
    const changed = JSON.stringify({ ...anchors[1], heads: 7 });
    const forgeries = {
      'anchor 2 was changed': [lines[0], changed, ...lines.slice(2)],
      'anchor 3 follows anchor 1': lines.toSpliced(1, 1),
      'anchor 2 follows anchor 0': lines.slice(1),
      'anchor 1 follows anchor 1': [lines[0], ...lines],
    };
    for (const [fault, forged] of Object.entries(forgeries)) {
      await writeFile(join(folder(), name), `${forged.join('\n')}\n`);
      expect(await verified(folder())).toMatchObject({ code: 1, stdout: expect.stringContaining(fault) });
    }
    await writeFile(join(folder(), name), text);
  });

  it('leaves no trail out, however few heads fit into an anchor', async () => {
    const trails = await Promise.all(Array.from({ length: 5 }, newTrail));
    await api.app.get(AnchorsService).addAll(2);
    const anchored = await query<{ task_id: string }>(api, 'SELECT task_id FROM anchored_heads');
    expect(anchored.map(({ task_id }) => task_id).toSorted()).toEqual(trails.toSorted());
    for (const task_id of trails) {
      const audit = await api.call('tasks.getAudit', { path: { task_id } });
      expect(audit.body.is_intact).toBe(true);
    }
  });

  it.each([-21, 21])(
    'takes a clock that is %i hours wrong for a while for no gap, and leaves nothing out',
    async (hours) => {
      const before = await newTrail();
      await anchor();
      setClock(api, new Date(Date.now() + hours * 3_600_000));
      const meanwhile = await newTrail();
      await anchor();
      setClock(api);
      const after = await newTrail();
      await anchor();
      const anchored = await query<{ task_id: string }>(api, 'SELECT task_id FROM anchored_heads');
      const trails = [before, meanwhile, after];
      expect(anchored.map(({ task_id }) => task_id)).toEqual(expect.arrayContaining(trails));
      for (const task_id of trails) {
        const audit = await api.call('tasks.getAudit', { path: { task_id } });
        expect(audit.body.is_intact).toBe(true);
      }
    },
  );

  it('does not grow while nothing happens', async () => {
    await newTrail();
    await anchor();
    const before = await everySequence();
    await anchor();
    expect(await everySequence()).toEqual(before);
  });

  it('has each anchor once where two processes write it', async () => {
    const beside = await TestApi.beside(api);
    const workers = [api.app, beside.app].map((app) => app.get(AnchorWorker));
    for (let round = 0; round < 3; round++) {
      await newTrail();
      await Promise.all([...workers, ...workers].map((worker) => worker.anchor()));
    }
    await beside.stop();
    expect(await filedSequences()).toEqual(await everySequence());
  });

  it('goes on behind a line that was written in part, and begins anew where it is gone', async () => {
    await newTrail();
    await anchor();
    const [name = ''] = await readdir(folder());
    await appendFile(join(folder(), name), '{"sequence": 2, "at": "20');
    await newTrail();
    await anchor();
    const lines = (await readFile(join(folder(), name), 'utf8')).split('\n').filter(Boolean);
    expect(lines.filter((line) => line.endsWith('}'))).toHaveLength((await everySequence()).length);
    await rm(folder(), { recursive: true });
    await anchor();
    expect(await filedSequences()).toEqual(await everySequence());
  });

  it('says where the database is older than it, until the operator has moved it aside', async () => {
    await newTrail();
    await anchor();
    const tables = ['anchored_heads', 'trail_anchors'];
    for (const table of tables) await query(api, `ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    for (const table of tables) await query(api, `DELETE FROM ${table}`);
    await expect(anchor()).rejects.toThrow(AnchorsCutError);
    await expect(anchor()).rejects.toThrow('Where an older backup of the database was restored');
    await api.app.get(SecurityReadsService).writeAll();
    const events = await query(
      api,
      `SELECT detail FROM security_events WHERE kind = 'trail_anchors.missing'`,
    );
    expect(events).toEqual([{ detail: {} }]);
    await rename(folder(), `${folder()}-before`);
    await anchor();
    expect(await filedSequences()).toEqual(await everySequence());
  });
});
