import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { freePort } from '../tools/process/ports.mjs';
import { waitUntil } from '../tools/process/wait.mjs';
import { root } from '../tools/setup/root.mjs';
import { chromiumLaunchOptions } from '../tools/test/chromium.mjs';
import { Family } from './components/family.js';
import { PartnerPage } from './partner/partner-page.js';
import { PartnerSite } from './partner/partner-site.js';
import { visitor } from './partner/visitor.js';
import { Integrator, expect, runningStack, test } from './stack.js';

const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');

/** The example of the guide whose fence says this, as it is copied out of its list. */
function example(fence: string): string {
  const [, indent = '', text] = new RegExp(`^( *)\`\`\`${fence}\\n([^]*?)^ *\`\`\`$`, 'm').exec(guide) ?? [];
  if (text === undefined) throw new Error(`the guide has no example ${fence}`);
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

let folder: string;
let server: ChildProcess | undefined;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firstday-guide-'));
});
test.afterEach(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the guide to its end; what it printed. */
async function run(program: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code).toBe(0);
  return printed;
}

test('whoever follows the guide has the list of employees on their page', async () => {
  const { baseUrl, liveToken } = runningStack();
  const api = new Integrator(baseUrl, liveToken);
  const { name } = await new Family(api).add('Tomás');
  const port = String(await freePort());
  const env = { FIRSTDAY_URL: baseUrl, FIRSTDAY_TOKEN: liveToken, PORT: port };
  const origin = `http://127.0.0.1:${port}`;

  const listing = example('sh origins').replace('http://127.0.0.1:8080', origin);
  expect(JSON.parse(await run('sh', ['-c', listing], env))).toEqual({ origins: [origin] });
  writeFileSync(join(folder, 'server.mjs'), example('js server.mjs'));
  writeFileSync(join(folder, 'page.html'), example('html page.html'));
  server = spawn('node', ['server.mjs'], { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', ...env } });
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  expect(await waitUntil(isUp, { within: 10_000 })).toBe(true);

  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await expect(page.frameLocator('firstday-component iframe').getByText(name)).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('the policy that the guide gives is all that a partner’s page needs', async () => {
  const { baseUrl, liveToken } = runningStack();
  const api = new Integrator(baseUrl, liveToken);
  const family = new Family(api);
  await family.add('Vera');
  const partner = await PartnerSite.start({ baseUrl, token: liveToken });
  await api.patch('/embedding', { origins: [partner.origin] });
  partner.wish = family.wish;
  const given = example('text').trim().replaceAll('https://onboarding.acme.com', baseUrl);
  partner.policy = `default-src 'none'; connect-src 'self'; ${given} 'nonce-partner'`;
  const context = await visitor('blocked');
  try {
    const refused: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const page = await PartnerPage.open(context, partner, 'loader');
    await expect(page.component.getByText(family.name)).toBeVisible();
    await page.hears('resized');
    expect(refused).toEqual([]);
  } finally {
    await context.close();
    partner.stop();
  }
});
