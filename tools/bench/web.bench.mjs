import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { say } from '../setup/say.mjs';
import { chromiumLaunchOptions, ensureChromium } from '../test/chromium.mjs';
import { startTemporaryStack } from '../test/temporary-stack.mjs';
import { serveEmptyPage } from './empty-page.mjs';

const limit = 200_000;

/**
 * The JavaScript that a browser loads for a hosted page, gzipped, beside that of the framework's empty page. Each page
 * is opened by a browser that has nothing yet, as the phone of somebody who opens the link for the first time.
 */
export async function run() {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const stack = await startTemporaryStack();
  const empty = await serveEmptyPage();
  try {
    line('an empty page of Next.js', await scriptsOf(browser, empty.url));
    const { pages, storageState } = await hostedPages(browser, stack);
    for (const { name, url } of pages) line(name, await scriptsOf(browser, url, storageState));
    say(`  the limit for a hosted page is ${kilobytes(limit)}`);
  } finally {
    await browser.close();
    await empty.stop();
    await stack.stop();
  }
}

/** The task list of a new hire, and the first question of each form. */
async function hostedPages(browser, stack) {
  const employee = await newHire(stack);
  const { url } = await stack.get(`/employees/${employee.id}/onboarding`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const session = /^.*\/o\/[^/]+/.exec(page.url())[0];
  const storageState = await context.storageState();
  await context.close();
  const { data: tasks } = await stack.get(`/tasks?employee_id=${employee.id}`);
  const questions = tasks.flatMap((task) => {
    const first = task.subtasks.find(({ assignee_type: side }) => side === 'employee');
    return first
      ? [
          {
            name: `${task.name}: ${first.form_page_id}`,
            url: `${session}/tasks/${task.id}/${first.form_page_id}`,
          },
        ]
      : [];
  });
  return { pages: [{ name: 'the list of tasks', url: session }, ...questions], storageState };
}

async function newHire(stack) {
  const address = { street: '40 Fulton Street', city: 'New York', state: 'NY', zip: '10038', country: 'USA' };
  const employer = await stack.post('/employers', { name: 'Harbor Foods', ein: '12-3456789', address });
  const employee = await stack.post('/employees', { first_name: 'Ana', last_name: 'Flores', address });
  await stack.post('/placements', {
    employee_id: employee.id,
    employer_id: employer.id,
    start_date: new Date().toISOString().slice(0, 10),
    create_tasks: true,
  });
  return employee;
}

async function scriptsOf(browser, url, storageState) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, storageState });
  const page = await context.newPage();
  const bodies = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const landed = page.url();
  const scripts = await Promise.all(bodies);
  await context.close();
  if (landed !== url && landed !== `${url}/`)
    throw new Error(`${url} led to ${landed}: this is not the page to measure.`);
  return { files: scripts.length, size: scripts.reduce((sum, script) => sum + gzipSync(script).length, 0) };
}

function line(name, { files, size }) {
  say(`  ${kilobytes(size).padStart(9)} in ${String(files).padStart(2)} files  ${name}`);
}

function kilobytes(size) {
  return `${(size / 1000).toFixed(1)} kB`;
}
