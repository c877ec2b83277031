import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FormContent } from '@firstday/domain';
import { setClock } from '../../testing/hosted-page.js';
import { publishedForm, workwear } from '../../testing/published-form.js';
import { TestApi } from '../../testing/test-api.js';
import { drawnPdf, uploadedPdf, uploadPdf } from '../../testing/uploaded-pdf.js';
import { vehiclePolicy } from '../../testing/vehicle-policy.js';
import { FormPdfRemover } from './form-pdf-remover.js';

const day = 86_400_000;

let api: TestApi;
let began: number;
beforeAll(async () => {
  api = await TestApi.start();
  began = Date.now();
});
afterAll(() => api.stop());
afterEach(() => setClock(api));

const after = (days: number) => setClock(api, new Date(began + days * day));
const sweep = () => api.app.get(FormPdfRemover).sweep();
const isThere = async (sha256: string, token = api.live.apiToken) =>
  (await api.call('form_pdfs.findBySha256', { path: { sha256 }, token })).status === 200;
const files = async () =>
  (await readdir(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const filledIn = (sha256: string): FormContent => ({ ...workwear, pdf: { sha256, boxes: [] } });
const draft = async (key: string, content: FormContent) =>
  (await api.call('forms.create', { body: { key, content } })).body.id;

describe('a PDF that no form names', () => {
  it('is removed after 30 days with its pictures, and not a day before', async () => {
    const before = await files();
    const sha256 = await uploadedPdf(api, 'Never used');
    for (const width of ['400', '1600'])
      await api.call('form_pdfs.getPage', { path: { sha256, page: '1' }, query: { width } });
    expect((await files()).length).toBe(before.length + 4);
    after(29);
    await sweep();
    expect(await isThere(sha256)).toBe(true);
    after(31);
    await sweep();
    expect(await isThere(sha256)).toBe(false);
    expect(await files()).toEqual(before);
    expect((await uploadPdf(api, await drawnPdf('Never used'))).status).toBe(200);
  });

  it('is counted from when it was last named, or uploaded again', async () => {
    const [sheet, read, again] = [
      await uploadedPdf(api, 'A sheet'),
      await uploadedPdf(api, 'To be read'),
      await uploadedPdf(api, 'Sent again'),
    ];
    const form_id = await draft('own-sheet', filledIn(sheet));
    await draft('own-read', vehiclePolicy(read));
    after(40);
    await sweep();
    expect(await Promise.all([sheet, read, again].map((one) => isThere(one)))).toEqual([true, true, false]);
    await api.call('forms.updateDraft', { path: { form_id }, body: { content: workwear } });
    after(69);
    await sweep();
    expect(await isThere(sheet)).toBe(true);
    after(71);
    await sweep();
    expect(await Promise.all([sheet, read].map((one) => isThere(one)))).toEqual([false, true]);
  });

  it('stays as long as an edition names it, whatever the draft says by then', async () => {
    const sha256 = await uploadedPdf(api, 'Published');
    const form_id = await publishedForm(api, 'own-published', filledIn(sha256));
    await api.call('forms.updateDraft', { path: { form_id }, body: { content: workwear } });
    await api.call('forms.publish', { path: { form_id } });
    after(400);
    await sweep();
    after(800);
    await sweep();
    expect(await isThere(sha256)).toBe(true);
  });

  it('is each account’s own: another account’s form keeps nothing', async () => {
    const sent = await drawnPdf('Of both');
    const { sha256 } = (await uploadPdf(api, sent)).body;
    await uploadPdf(api, sent, { token: api.stranger.apiToken });
    await publishedForm(api, 'own-both', filledIn(sha256));
    after(1000);
    await sweep();
    expect([await isThere(sha256), await isThere(sha256, api.stranger.apiToken)]).toEqual([true, false]);
    const { bytes } = await api.call('form_pdfs.getContent', { path: { sha256 } });
    expect(bytes.length).toBeGreaterThan(100);
  });
});
