import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { slowPdf } from '@firstday/documents/testing';
import { becomesTrue } from '../../testing/becomes-true.js';
import { TestApi } from '../../testing/test-api.js';
import { drawnPdf, uploadPdf } from '../../testing/uploaded-pdf.js';
import { PdfReadingService } from '../documents/pdf-reading.service.js';

let api: TestApi;
const left: AbortController[] = [];
beforeAll(async () => {
  api = await TestApi.start();
});
afterEach(() => left.splice(0).forEach((client) => client.abort()));
afterAll(() => api.stop());

const pages = 8;

/** A client of the test account that asks for each page of a PDF whose pages take minutes to draw, all at once. */
async function askForSlowPages() {
  const token = api.test.apiToken;
  const { status, body } = await uploadPdf(api, slowPdf({ pages }), { token });
  expect(status).toBe(200);
  const client = new AbortController();
  left.push(client);
  const answered: string[] = [];
  for (let page = 1; page <= pages; page += 1)
    void fetch(`${api.url}/api/v1/form_pdfs/${body.sha256}/pages/${page}?width=400`, {
      headers: { authorization: `Bearer ${token}` },
      signal: client.signal,
    }).then(
      ({ status }) => answered.push(`page ${page}: ${status}`),
      () => undefined,
    );
  const reading = api.app.get(PdfReadingService);
  await becomesTrue(() => reading.waitingCount + answered.length >= pages - 1);
  return { answered, reading, leave: () => client.abort() };
}

async function firstPageOf(text: string, token: string): Promise<string> {
  const { status, body } = await uploadPdf(api, await drawnPdf(text), { token });
  expect(status).toBe(200);
  const picture = await api.call('form_pdfs.getPage', { path: { sha256: body.sha256, page: '1' }, token });
  expect(picture.status).toBe(200);
  return picture.bytes.toString('latin1', 1, 4);
}

describe('an account whose PDFs take long to draw', () => {
  it('keeps no other account waiting, not even the live account of the same organization', async () => {
    const { answered } = await askForSlowPages();
    for (const { apiToken } of [api.live, api.stranger])
      expect(await firstPageOf(`Of ${apiToken}`.slice(0, 12), apiToken)).toBe('PNG');
    expect(answered.length).toBeLessThan(pages);
  });

  it('waits for none of its requests whose client went away', async () => {
    const { leave, reading } = await askForSlowPages();
    leave();
    await becomesTrue(() => reading.waitingCount === 0);
    expect(await firstPageOf('After all', api.test.apiToken)).toBe('PNG');
  });
});
