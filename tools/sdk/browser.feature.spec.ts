import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type Page, chromium } from '@playwright/test';
import {
  HostedPage,
  answerAndSign,
  completedTask,
  newEmployer,
  newTask,
  sectionOneAnswers,
  w4Answers,
} from '../../apps/api/src/testing/hosted-page.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';
import { root } from '../setup/root.mjs';
import { chromiumLaunchOptions } from '../test/chromium.mjs';

const dist = join(root, 'libs/sdk/dist');

/** The service and a page of one origin, as behind a proxy: `/sdk` is the built client, `/api` the running API. */
function origin(api: TestApi): Server {
  return createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    if (url.startsWith('/sdk/')) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return void response.end(await readFile(join(dist, normalize(url.slice('/sdk'.length)))));
    }
    if (!url.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<!doctype html><title>A page</title>');
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sent = Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name));
    const answer = await fetch(api.url + url, {
      method,
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      body: chunks.length > 0 ? Buffer.concat(chunks) : null,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
}

let api: TestApi;
let server: Server;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  api = await TestApi.start();
  server = origin(api);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch(chromiumLaunchOptions());
  page = await browser.newPage();
  const address = server.address();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
}, 120_000);
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await api.stop();
});

/** Runs in the page, with `firstday` and all that the client exports. */
const inPage = (body: string, given: object = {}): Promise<unknown> =>
  page.evaluate(`(async () => {
    const sdk = await import('/sdk/index.js');
    const firstday = new sdk.Firstday({ apiKey: '${api.live.apiToken}', baseUrl: location.origin });
    const given = ${JSON.stringify(given)};
    ${body}
  })()`);

describe('the client in a browser', () => {
  it('makes records and goes through lists', async () => {
    const names = await inPage(`
      for (let number = 1; number <= 3; number += 1) await firstday.jobs.create({ name: 'Cook ' + number });
      const names = [];
      for await (const job of firstday.jobs.list({ per_page: 2 })) names.push(job.name);
      return names;`);
    expect(names).toEqual(['Cook 3', 'Cook 2', 'Cook 1']);
  });

  it('throws the same errors', async () => {
    const error = await inPage(`
      const error = await firstday.jobs.findById('job_1111111111111111111111').catch((reason) => reason);
      return [error instanceof sdk.NotFoundError, error.status, Boolean(error.requestId)];`);
    expect(error).toEqual([true, 404, true]);
    const late = await inPage(`
      const slow = new sdk.Firstday({ apiKey: 'none', baseUrl: location.origin, maxRetries: 0, timeout: 20,
        fetch: (address, { signal }) => new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason))) });
      return slow.jobs.list().catch(({ name }) => name);`);
    expect(late).toBe('TimeoutError');
  });

  it('downloads a signed document', async () => {
    const { taskId, employeeId } = await newTask(api, 'w-4', { employer_id: await newEmployer(api) });
    const hosted = await HostedPage.open(api, employeeId);
    await answerAndSign(hosted, taskId, 'employee', w4Answers, 'Ana Lopez');
    await completedTask(api, taskId);
    const start = await inPage(
      `return new TextDecoder().decode((await firstday.tasks.getPdf(given.taskId)).slice(0, 5));`,
      { taskId },
    );
    expect(start).toBe('%PDF-');
  });

  it('uploads a file that a person chose, and a stream', async () => {
    const { taskId, employeeId } = await newTask(api, 'i-9', { employer_id: await newEmployer(api) });
    const hosted = await HostedPage.open(api, employeeId);
    await answerAndSign(hosted, taskId, 'section_1', sectionOneAnswers, 'Ana Lopez');
    const files = await inPage(
      `const canvas = document.createElement('canvas');
      const drawn = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
      const chosen = new File([drawn], 'passport.png', { type: 'image/png' });
      const task = await firstday.tasks.findById(given.taskId);
      const page = task.subtasks.find(({ form_page_id }) => form_page_id === 'documents_copies');
      const uploads = [chosen, { content: drawn.stream(), name: 'stream.png' }];
      const { files } = await firstday.subtasks.uploadFiles(page.id, { files: uploads });
      const sizes = await Promise.all(files.map(async ({ id }) => (await firstday.files.getContent(id)).length));
      return files.map(({ name }, at) => [name, sizes[at] === drawn.size]);`,
      { taskId },
    );
    expect(files).toEqual([
      ['passport.png', true],
      ['stream.png', true],
    ]);
  });
});
