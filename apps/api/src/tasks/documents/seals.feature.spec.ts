import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createSealCertificate } from '@firstday/documents/seal';
import { pdfSignature } from '@firstday/documents/testing';
import { query } from '../../testing/factories.js';
import { finishedW4 } from '../../testing/finished-w4.js';
import { TestApi } from '../../testing/test-api.js';

let api: TestApi;
afterEach(() => api.stop());

const sealKeys = `SELECT * FROM evidence_keys WHERE purpose = 'document_seal'`;

async function completedW4() {
  const { taskId } = await finishedW4(api);
  const path = { task_id: taskId };
  const files = [await api.call('tasks.getPdf', { path }), await api.call('tasks.getCertificate', { path })];
  return files.map(({ bytes }) => pdfSignature(bytes));
}

describe('a finished document and its certificate', () => {
  it('are sealed by the installation, and both are whole', async () => {
    api = await TestApi.start({ INSTALLATION_NAME: 'Harbor Foods' });
    const seals = [...(await completedW4()), ...(await completedW4())];
    for (const seal of seals) {
      expect(seal).toContain('Signature is Valid');
      expect(seal).toContain('Total document signed');
      expect(seal).toContain('Common Name: Firstday at Harbor Foods');
    }
    const keys = await query<{ sealed: Buffer; public_part: string }>(api, sealKeys);
    expect(keys).toHaveLength(1);
    expect(keys[0]?.public_part).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(keys[0]?.sealed.toString('latin1')).not.toContain('PRIVATE KEY');
  });

  it('are sealed with the certificate of the operator where one is given', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firstday-seals-'));
    const file = join(folder, 'seal.pem');
    writeFileSync(file, await createSealCertificate('Harbor Foods, LLC', new Date()));
    api = await TestApi.start({ DOCUMENT_SEAL_FILE: file });
    for (const seal of await completedW4()) expect(seal).toContain('Common Name: Harbor Foods, LLC');
    expect(await query(api, sealKeys)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
