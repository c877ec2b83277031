import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, runningStack, test } from '../stack.js';

const run = promisify(execFile);

test('a new integrator finds everything with the OpenAPI document alone', { tag: '@gate' }, async () => {
  const { baseUrl, testToken } = runningStack();
  const { stdout } = await run(process.execPath, ['e2e/integrator/integrator.mjs'], {
    env: { ...process.env, FIRSTDAY_URL: baseUrl, FIRSTDAY_API_TOKEN: testToken },
  });
  expect(stdout).not.toBe('');
});
