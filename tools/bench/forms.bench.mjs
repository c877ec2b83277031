import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

import { removeDataFolder } from '../../apps/launcher/src/postgres/cluster-place.ts';
import {
  startTemporaryPostgres,
  temporaryFolder,
} from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { say, Trouble } from '../setup/say.mjs';
import { serve } from './served-api.mjs';

const count = Number(process.env.OPEN_TASKS ?? 1000);

/**
 * A form of one's own whose next edition is published while 1,000 tasks of it are open, half of them with answers: what it
 * takes to say what would change, to publish, and to move them, beside PostgreSQL writing the same rows anew by itself.
 * `OPEN_TASKS` makes it smaller.
 */
export async function run() {
  const postgres = await startTemporaryPostgres();
  const dataDir = temporaryFolder('firstday-forms-');
  const limits = { RATE_LIMIT_TOKENS: '1000000', RATE_LIMIT_ADDRESSES: '1000000' };
  const environment = { ...process.env, ...limits, DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const api = await serve({ ...environment, LOG_LEVEL: 'warn' });
  try {
    const { live } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'));
    await measure(callerOf(api.url, live.api_token));
    await measureUpdate(postgres.url);
  } finally {
    await api.stop();
    await postgres.stop();
    removeDataFolder(dataDir);
  }
}

async function measure(call) {
  const { id } = await call('POST', '/forms', { key: 'own-workwear', content: formOf(5) });
  await call('POST', `/forms/${id}/publish`);
  for (let at = 0; at < count; at += 1) await begin(call, id, at);
  await call('PATCH', `/forms/${id}/draft`, { content: formOf(6) });
  const told = await timed(() => call('GET', `/forms/${id}/draft/changes`));
  const { total, answers, misfitting } = told.answer.open_tasks;
  say(`  what would change of ${total} open tasks with ${answers} answers, told in ${told.seconds} s`);
  const published = await timed(() => call('POST', `/forms/${id}/publish`));
  say(`  published in ${published.seconds} s`);
  const sums = { moved: 0, answers_before: 0, answers_after: 0 };
  const moved = await timed(async () => {
    for (let cursor; cursor !== null;) {
      const part = await call('POST', `/forms/${id}/move_tasks`, { misfits: 'stay', cursor });
      for (const name of Object.keys(sums)) sums[name] += part[name];
      cursor = part.next_cursor;
    }
  });
  say(`  ${sums.moved} moved in ${moved.seconds} s, ${misfitting} without a place for an answer`);
  say(`  answers before: ${sums.answers_before}, after: ${sums.answers_after}`);
}

async function begin(call, form_id, at) {
  const address = { street: '1 Pine Street', city: 'New York', state: 'NY', zip: '10005', country: 'USA' };
  const person = { first_name: 'Ana', last_name: `Flores ${at}`, address };
  const employee = await call('POST', '/employees', person);
  const task = await call('POST', '/tasks', { form_id, employee_id: employee.id });
  if (at % 2 === 1) return;
  const fields = [0, 1, 2].map((field) => ({ path: `task.field_${field}`, value: `Answer ${at}` }));
  await call('PATCH', `/tasks/${task.id}/fields`, { fields });
}

/** Five pages of two fields, or one more. */
function formOf(pages) {
  const words = (en) => ({ en });
  return {
    name: words('Workwear loan'),
    short_name: words('Workwear'),
    purpose: words('You get workwear.'),
    minutes: 5,
    sections: [
      {
        id: 'employee',
        title: words('For the employee'),
        assignee_type: 'employee',
        attestation: words('I return it.'),
        pages: Array.from({ length: pages }, (_, page) => ({
          id: `page_${page}`,
          title: words(`Page ${page}`),
          fields: [0, 1].map((field) => ({
            path: `task.field_${2 * page + field}`,
            kind: 'text',
            label: words(`Question ${2 * page + field}`),
          })),
        })),
      },
    ],
  };
}

async function measureUpdate(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT id FROM tasks ORDER BY id');
  const { seconds } = await timed(async () => {
    for (const { id } of rows)
      await client.query('UPDATE tasks SET edition = edition, revision = revision + 1 WHERE id = $1', [id]);
  });
  say(`  PostgreSQL writes the ${rows.length} rows anew, one by one, in ${seconds} s`);
  await client.end();
}

async function timed(work) {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

const callerOf = (url, token) => async (method, path, body) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
  if (answer.status >= 300)
    throw new Trouble(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return answer.json();
};
