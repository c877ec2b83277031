import { chromium } from '@playwright/test';

import { say } from '../setup/say.mjs';
import { chromiumLaunchOptions, ensureChromium, fullChromiumLaunchOptions } from '../test/chromium.mjs';
import { startTemporaryStack } from '../test/temporary-stack.mjs';
import { serveEmptyPage } from './empty-page.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { bytesOf, largestPaint } from './page-load.mjs';

const limits = { scripts: 150_000, all: 230_000, paint: 2_000, answer: 200 };

/**
 * What a hosted page costs the phone of somebody who opens the link for the first time, beside the framework's empty
 * page: JavaScript and all bytes, when its largest thing stands on slow 4G with a slow processor, how long the server
 * takes from one question to the next, and what Lighthouse says.
 */
export async function run() {
  await ensureChromium();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const stack = await startTemporaryStack();
  const empty = await serveEmptyPage();
  try {
    say('  JavaScript   all bytes   largest paint   question to question');
    await line('an empty page of Next.js', browser, empty);
    const { pages, storageState, cookie } = await hostedPages(browser, stack);
    for (const { name, url } of pages) await line(name, browser, { url, storageState, cookie });
    const { scripts, all, paint, answer } = limits;
    say(`  limits: ${kilobytes(scripts)}, ${kilobytes(all)}, ${paint} ms, ${answer} ms`);
    await scores(pages, cookie);
  } finally {
    await browser.close();
    await empty.stop();
    await stack.stop();
  }
}

async function line(name, browser, { url, storageState, cookie }) {
  const { files, scripts, all } = await bytesOf(browser, url, storageState);
  const paint = await largestPaint(browser, url, storageState);
  const cells = [
    `${kilobytes(scripts)} in ${String(files).padStart(2)}`.padStart(17),
    kilobytes(all).padStart(9),
    `${Math.round(paint)} ms`.padStart(8),
    cookie ? `${Math.round(await answerTime(url, cookie))} ms`.padStart(7) : '       ',
  ];
  say(`  ${cells.join('  ')}  ${name}`);
}

/** How long the server takes to answer a page to somebody who goes on to it; milliseconds, the median of twenty. */
async function answerTime(url, cookie) {
  const times = [];
  for (let time = 0; time < 20; time++) {
    const start = performance.now();
    const answer = await fetch(url, { headers: { cookie, rsc: '1' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[10];
}

async function scores(pages, cookie) {
  const chromiumPath = fullChromiumLaunchOptions()?.executablePath ?? chromium.executablePath();
  const [list] = pages;
  const question = pages.find(({ name }) => name.includes('W-4'));
  for (const { name, url } of [list, question]) {
    const found = await lighthouseScores({ url, cookie, chromium: chromiumPath });
    if (!found) return;
    const texts = Object.entries(found).map(([category, score]) => `${category} ${score}`);
    say(`  Lighthouse: ${texts.join(', ')}  ${name}`);
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
  const cookie = storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
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
  return { pages: [{ name: 'the list of tasks', url: session }, ...questions], storageState, cookie };
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

function kilobytes(size) {
  return `${(size / 1000).toFixed(1)} kB`;
}
