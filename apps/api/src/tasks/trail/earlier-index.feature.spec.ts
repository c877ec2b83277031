import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../database/database.js';
import { query } from '../../testing/factories.js';
import { newEmployer } from '../../testing/hosted-page.js';
import { packageOf, unzip, verifyAlone } from '../../testing/inspection-package.js';
import { signedI9 } from '../../testing/signed-i9.js';
import { TestApi } from '../../testing/test-api.js';
import { auditChainHash, auditChainStart } from '../signing/audit-chain-hash.js';
import { IndexAttestationWorker } from './index-attestation-worker.js';
import { TrailKey } from './trail-key.js';
import { verificationStore } from './verification.store.js';

let api: TestApi;
let employerId: string;
let taskId: string;

beforeAll(async () => {
  api = await TestApi.start();
  employerId = await newEmployer(api);
  ({ taskId } = await signedI9(api, employerId));
  await forgetIndex();
});
afterAll(() => api.stop());

async function audit() {
  const { body } = await api.call('tasks.getAudit', { path: { task_id: taskId } });
  const events: readonly { readonly kind: string; readonly at: string }[] = body.events;
  const attestedAt: string | null = body.index_attested_at;
  return { isIntact: body.is_intact === true, attestedAt, events };
}

/** The roster of a package that is made now, and what its verifier says. */
async function inspected() {
  const { bytes } = await packageOf(api, { employer_id: employerId });
  const files = new Map(unzip(bytes));
  const contentOf = (name: string) => files.get(name) ?? Buffer.alloc(0);
  const key = contentOf('public-key.pem');
  const { code, says } = await verifyAlone(bytes, contentOf('verify.mjs'), { key });
  return { roster: contentOf('roster.csv').toString(), code, says };
}

/** As `npm run firstday -- verify` counts them. */
const unattested = () => verificationStore.countUnattested(api.app.get(Database));

/** As an earlier version would have written it: the trail is signed by the installation's key. */
async function forgetIndex(): Promise<void> {
  await query(api, 'ALTER TABLE audit_events DISABLE TRIGGER ALL');
  await query(api, `DELETE FROM audit_events WHERE task_id = $1 AND kind = 'index_attested'`, [taskId]);
  const rows = await query<{
    task_id: string;
    kind: string;
    at: Date;
    actor: Record<string, string | null>;
    detail: Record<string, unknown>;
    sequence: number;
  }>(api, 'SELECT * FROM audit_events WHERE task_id = $1 ORDER BY sequence', [taskId]);
  let previous = auditChainStart;
  for (const [index, row] of rows.entries()) {
    const { index: _, ...detail } = row.detail;
    const entry = { ...row, sequence: index + 1, at: row.at.toISOString(), detail };
    const hash = auditChainHash(previous, entry);
    await query(
      api,
      `UPDATE audit_events SET sequence = $3, detail = $4, previous_hash = $5, hash = $6, mac = $7
        WHERE task_id = $1 AND sequence = $2`,
      [taskId, row.sequence, entry.sequence, detail, previous, hash, api.app.get(TrailKey).sign(hash)],
    );
    previous = hash;
  }
  await query(api, 'ALTER TABLE audit_events ENABLE TRIGGER ALL');
}

describe('a form of an earlier version', () => {
  it('is not called changed before its index is attested; everyone who reads it learns that it is not attested', async () => {
    expect(await audit()).toMatchObject({ isIntact: true, attestedAt: null });
    expect(await unattested()).toBe(1);
    const { roster, code, says } = await inspected();
    expect(roster).toContain('Person, employer and dates are not attested yet');
    expect(says).toContain('person, employer and dates are not attested');
    expect(code).toBe(0);
  });

  it('is attested once, as it is then, and says since when', async () => {
    const worker = api.app.get(IndexAttestationWorker);
    for (let isMore = true; isMore;) isMore = await worker.attestSome();
    const { events, isIntact, attestedAt } = await audit();
    expect(isIntact).toBe(true);
    const said = events.filter(({ kind }) => kind === 'index_attested');
    expect(said).toMatchObject([
      { detail: { of: 'earlier_version', index: { form_key: 'i-9', employer_id: employerId } } },
    ]);
    expect(attestedAt).toBe(said[0]?.at);
    expect(await unattested()).toBe(0);
    const { roster, code, says } = await inspected();
    const day = attestedAt?.slice(0, 10) ?? '';
    expect(roster).toContain(`Person, employer and dates are attested since ${day}, not before`);
    expect(says).toContain(`since ${attestedAt ?? ''}`);
    expect(code).toBe(0);
  });

  it('is found changed from then on', async () => {
    await query(api, 'UPDATE tasks SET employer_id = $2 WHERE id = $1', [taskId, 'er_another']);
    expect((await audit()).isIntact).toBe(false);
  });
});
