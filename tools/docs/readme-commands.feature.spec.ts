import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { becomesTrue } from '../../apps/api/src/testing/becomes-true.js';
import { HostedPage, answerAndSign, w4Answers } from '../../apps/api/src/testing/hosted-page.js';
import { TestApi } from '../../apps/api/src/testing/test-api.js';
import { pages } from './pages.ts';

const run = promisify(execFile);
const heading = 'Sign a W-4 in five minutes';
const section =
  pages
    .text('README.md')
    .split(/^## /m)
    .find((it) => it.startsWith(heading)) ?? '';
const [create = '', place = '', open = '', download = ''] = [
  ...section.matchAll(/^ {3}```sh\n([^]*?)^ {3}```$/gm),
].map(([, block = '']) => block.replaceAll(/^ {3}/gm, ''));

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await TestApi.start();
  folder = mkdtempSync(join(tmpdir(), 'firstday-readme-'));
  mkdirSync(join(folder, 'data'));
  const credentials = { live: { api_token: api.live.apiToken }, test: { api_token: api.test.apiToken } };
  writeFileSync(join(folder, 'data', 'credentials.json'), JSON.stringify(credentials));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await api.stop();
});

/** What a shell prints that runs these, with the service at the address of the test. */
async function shell(...blocks: readonly string[]): Promise<string> {
  const script = `set -eu\n${blocks.join('\n')}`.replaceAll('http://localhost:3000', api.url);
  return (await run('bash', ['-c', script], { cwd: folder })).stdout;
}

describe('the five minutes of the README', () => {
  it('go from nothing to a signed W-4, by its commands and one signature', async () => {
    const printed = await shell(
      create,
      place.replace(/^get /m, 'echo; get '),
      'echo',
      open,
      'echo',
      'echo "$EMPLOYEE"',
    );
    const [explanation, link, employeeId = ''] = printed.split('\n').filter((line) => line !== '');
    expect(JSON.parse(explanation ?? '')).toMatchObject({ placement_id: expect.stringMatching(/^pla_/) });
    const page = await HostedPage.exchange(api, JSON.parse(link ?? '').url);
    const { tasks } = (await page.current()).body;
    const w4 = tasks.find(({ form_key }: { readonly form_key: string }) => form_key === 'w-4').id;
    const answers = { ...w4Answers, 'employee.last_name': 'Flores' };
    expect((await answerAndSign(page, w4, 'employee', answers, 'Ana Flores')).status).toBe(201);
    await becomesTrue(async () => {
      const task = await api.call('tasks.findById', { path: { task_id: w4 }, token: api.test.apiToken });
      return task.body.status === 'completed';
    });
    const definitions = create.slice(0, create.indexOf('ADDRESS='));
    await shell(definitions, `EMPLOYEE=${employeeId}`, download);
    expect(readFileSync(join(folder, 'w-4.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
