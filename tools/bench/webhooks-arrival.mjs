import { setTimeout as wait } from 'node:timers/promises';

import { waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { apiArguments, workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { serve } from './webhooks-processes.mjs';

const warmUp = 10;
const samples = Number(process.env.BENCH_SAMPLES ?? 60);

/** From when a change is asked for until its event is with the receiver, one after the other. */
export async function arrivalTimes(bench) {
  const both = await serve(apiArguments, bench, 'all');
  const webhook = await post(bench, both, '/webhooks', { url: bench.url, subscribed_events: [] });
  await inTurn(bench, both, 'worker in the same process');
  await both.stop();
  const api = await serve(apiArguments, bench, 'api');
  const worker = await serve(workerArguments, bench, 'worker');
  await inTurn(bench, api, 'worker in another process');
  await remove(bench, api, webhook);
  for (const { stop } of [api, worker]) await stop();
}

export async function post({ token }, { url }, path, body) {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Trouble(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function remove({ token }, { url }, { id }) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/v1/webhooks/${id}`, { method: 'DELETE', headers });
  if (!answer.ok) throw new Trouble(`The webhook could not be deleted: ${answer.status}`);
}

async function inTurn(bench, api, where) {
  const { receiver } = bench;
  const times = [];
  for (let sample = -warmUp; sample < samples; sample++) {
    await wait(20 + Math.random() * 60);
    await receiver.ask('forget');
    const asked = performance.timeOrigin + performance.now();
    await post(bench, api, '/clients', { name: `Harbor Foods ${sample}` });
    const arrived = async () => {
      const seen = await receiver.ask('seen');
      return seen.count > 0 && seen;
    };
    const seen = await waitUntil(arrived, { within: 10_000, every: 5 });
    if (!seen) throw new Trouble('An event did not arrive.');
    if (sample >= 0) times.push(seen.first - asked);
  }
  times.sort((one, other) => one - other);
  const [half, most] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)].toFixed(1));
  say(`  idle, from request to arrival, ${where}: ${half} ms median, ${most} ms 95th of a hundred`);
}
