import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readTimeStamp, timeStampClient } from '@firstday/documents/seal';
import { type TimeStampAuthority, startTimeStampAuthority } from '@firstday/documents/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG } from '../../context/index.js';
import { Database } from '../../database/database.js';
import { FileStorage, Keyring } from '../../sealing/index.js';
import { query } from '../../testing/factories.js';
import { newEmployer, newTask } from '../../testing/hosted-page.js';
import { type ArchiveFile, packageOf, unzip, verifyAlone, zip } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { AnchorTimeStamper } from './anchor-time-stamper.js';
import { AnchorWorker } from './anchor-worker.js';
import { InstallationVerifier } from './installation-verifier.js';

let authority: TimeStampAuthority;
let other: TimeStampAuthority;
let api: TestApi;
let employer_id: string;
beforeAll(async () => {
  [authority, other] = [await startTimeStampAuthority(), await startTimeStampAuthority()];
  // Its worker asks by itself: nobody is told of it here.
  api = await TestApi.start({ ANCHOR_TIME_STAMP_URL: authority.url });
  employer_id = await newEmployer(api);
  await signedI9(api, employer_id);
  await anchored();
}, 100_000);
afterAll(async () => {
  await api.stop();
  authority.stop();
  other.stop();
});

const folder = () => join(api.dataDir, 'anchors');
async function anchored(): Promise<void> {
  await newTask(api, 'w-4', { employer_id });
  await api.app.get(AnchorWorker).anchor();
  await api.app.get(AnchorTimeStamper).stampNewest();
}
const stamps = () =>
  query<{ sequence: number; hash: string; at: Date; token: string }>(
    api,
    'SELECT * FROM anchor_time_stamps ORDER BY sequence',
  );
async function written(): Promise<{ name: string; lines: string[] }> {
  const [name = ''] = (await readdir(folder())).filter((it) => it.endsWith('.ndjson'));
  const text = await readFile(join(folder(), name), 'utf8');
  return { name: join(folder(), name), lines: text.split('\n').filter(Boolean) };
}
async function faults(): Promise<string[]> {
  const found: string[] = [];
  const installation = {
    config: api.app.get(CONFIG),
    database: api.app.get(Database),
    keyring: api.app.get(Keyring),
    storage: api.app.get(FileStorage),
  };
  await new InstallationVerifier(installation).verify((fault) => found.push(fault));
  return found;
}

/** How much is due is read at most once a second. */
async function figuresWith(pattern: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    if (pattern.test(figures)) return figures;
    await wait(100);
  }
  throw new Error(`no figure is ${pattern}`);
}

describe('time-stamps of anchors', () => {
  it('are of the newest anchor, in the database and beside the log', async () => {
    const [last] = await query<{ sequence: number; hash: string }>(
      api,
      'SELECT sequence, hash FROM trail_anchors ORDER BY sequence DESC LIMIT 1',
    );
    const kept = await stamps();
    expect(kept.at(-1)).toMatchObject(last ?? {});
    const { lines } = await written();
    expect(lines.map((line) => JSON.parse(line).token)).toEqual(kept.map(({ token }) => token));
    expect(await faults()).toEqual([]);
    const figures = await (await fetch(`${api.url}/metrics`)).text();
    expect(figures).toMatch(/firstday_anchor_time_stamps_total\{outcome="stamped"\} [1-9]/);
  });

  it('cannot be changed or taken away without the operator seeing it', async () => {
    await query(api, 'ALTER TABLE anchor_time_stamps DISABLE TRIGGER ALL');
    await query(api, 'CREATE TABLE kept_stamps AS SELECT * FROM anchor_time_stamps');
    const putBack = `INSERT INTO anchor_time_stamps SELECT * FROM kept_stamps
      ON CONFLICT (sequence) DO UPDATE SET hash = excluded.hash, at = excluded.at, token = excluded.token`;
    const tries = [
      [`UPDATE anchor_time_stamps SET at = at - interval '1 day'`, /says another time than stands beside it/],
      [`UPDATE anchor_time_stamps SET hash = 'x'`, /is of another anchor/],
      [`UPDATE anchor_time_stamps SET token = 'AAAA'`, /is none of it/],
      [`DELETE FROM anchor_time_stamps`, /or the database lacks it/],
    ] as const;
    for (const [sql, fault] of tries) {
      await query(api, sql);
      expect((await faults()).join('\n')).toMatch(fault);
      await query(api, putBack);
    }
    expect(await faults()).toEqual([]);
  });

  it('are asked for again where the authority fails, which holds up no anchor and is in figures and health', async () => {
    authority.answer = new Uint8Array([0x30, 0x00]);
    await newTask(api, 'w-4', { employer_id });
    await api.app.get(AnchorWorker).anchor();
    await expect(api.app.get(AnchorTimeStamper).stampNewest()).rejects.toThrow();
    const before = (await stamps()).length;
    const failed = /firstday_anchor_time_stamps_total\{outcome="failed"\} [1-9]/;
    expect(await figuresWith(/firstday_queue_depth\{queue="anchor_time_stamps"\} [1-9]/)).toMatch(failed);
    authority.answer = undefined;
    await api.app.get(AnchorTimeStamper).stampNewest();
    expect((await stamps()).length).toBe(before + 1);
  });

  it('are refused where the certificate of the authority has ended, and are none where they stand in the database', async () => {
    const [from, until] = [new Date('2020-01-01'), new Date('2021-01-01')];
    const ended = await startTimeStampAuthority({ from, until });
    try {
      const [last] = (await stamps()).slice(-1);
      const hash = last?.hash ?? '';
      const token = await timeStampClient(ended.url)(Buffer.from(hash));
      expect(() => readTimeStamp(token, Buffer.from(hash))).toThrow('was not in force at the time');
      await query(api, 'ALTER TABLE anchor_time_stamps DISABLE TRIGGER ALL');
      const change = 'UPDATE anchor_time_stamps SET token = $2 WHERE sequence = $1';
      await query(api, change, [last?.sequence, Buffer.from(token).toString('base64')]);
      expect((await faults()).join('\n')).toContain('was not in force at that time');
      await query(api, change, [last?.sequence, last?.token]);
    } finally {
      ended.stop();
    }
  });

  it('are refused where they are of another hash, or not signed by a certificate of time-stamps', async () => {
    const [first] = await stamps();
    authority.answer = Buffer.from(first?.token ?? '', 'base64');
    await newTask(api, 'w-4', { employer_id });
    await api.app.get(AnchorWorker).anchor();
    await expect(api.app.get(AnchorTimeStamper).stampNewest()).rejects.toThrow();
    authority.answer = undefined;
  });
});

describe('a package whose anchors are time-stamped', () => {
  const contentOf = (files: readonly ArchiveFile[], name: string) =>
    files.find(([it]) => it === name)?.[1] ?? Buffer.alloc(0);

  it('says with nothing but Node since when it was there, and whose word that is', async () => {
    const { bytes } = await packageOf(api, { employer_id });
    const files = unzip(bytes);
    const [key, verifier] = [contentOf(files, 'public-key.pem'), contentOf(files, 'verify.mjs')];
    const { code, says } = await verifyAlone(bytes, verifier, { key });
    expect(says).toMatch(
      /\d+ of \d+ anchors were there by 20\S+Z at the latest: time-stamps of CN=Test time-stamp authority/,
    );
    expect(code).toBe(0);
    const right = await verifyAlone(bytes, verifier, { key, authority: authority.certificate });
    expect(right.code).toBe(0);
    expect(right.says).toMatch(
      /That certificate is in force until 20\S+Z; whether it was revoked is not asked/,
    );
    const later = await verifyAlone(bytes, verifier, {
      key,
      authority: authority.certificate,
      daysLater: 60,
    });
    expect(later.code).toBe(0);
    expect(later.says).toMatch(
      /That certificate ended on 20\S+Z\. It was in force when it stamped, which is what counts/,
    );
    const wrong = await verifyAlone(bytes, verifier, { key, authority: other.certificate });
    expect(wrong.code).toBe(1);
    expect(wrong.says).toContain('it is of another authority than the one given');
  });

  it('is not whole where a token of it was changed, or is of another anchor', async () => {
    const files = unzip((await packageOf(api, { employer_id })).bytes);
    const verifier = contentOf(files, 'verify.mjs');
    const stamp = JSON.parse(contentOf(files, 'time-stamps.jsonl').toString().split('\n')[0] ?? '');
    const [first] = await stamps();
    const forged = {
      'it is of something else': { ...stamp, token: first?.token },
      'it is cut off': { ...stamp, token: String(stamp.token).slice(0, -40) },
      'it is of an anchor that is not here': { ...stamp, hash: 'x' },
    };
    for (const [fault, it] of Object.entries(forged)) {
      const changed = files.map(([name, content]): ArchiveFile =>
        name === 'time-stamps.jsonl' ? [name, Buffer.from(`${JSON.stringify(it)}\n`)] : [name, content],
      );
      const { code, says } = await verifyAlone(zip(changed), verifier);
      expect(code).toBe(1);
      expect(says).toContain(fault);
    }
  });

  it('is proven by the time-stamps of the log, too', async () => {
    authority.answer = new Uint8Array([0x30, 0x00]);
    const { bytes } = await packageOf(api, { employer_id });
    authority.answer = undefined;
    const files = unzip(bytes);
    expect(files.map(([name]) => name)).not.toContain('time-stamps.jsonl');
    await anchored();
    const anchors = folder();
    const verifier = contentOf(files, 'verify.mjs');
    const { code, says } = await verifyAlone(bytes, verifier, { anchors });
    expect(says).toContain('anchors were there by');
    expect(code).toBe(3);
    const { name, lines } = await written();
    const changed = lines.map((line) => ({ ...JSON.parse(line), hash: 'x' }));
    await writeFile(name, changed.map((it) => `${JSON.stringify(it)}\n`).join(''));
    expect((await verifyAlone(bytes, verifier, { anchors })).code).toBe(1);
  });
});
