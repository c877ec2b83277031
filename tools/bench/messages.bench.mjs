import { simpleParser } from 'mailparser';

import { workerArguments } from '../../apps/launcher/src/api-arguments.ts';
import { waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';
import { hasQueued, withMail } from './mail-bench.mjs';
import { median, processorTime } from './rest-load.mjs';
import { postgresTime, serve } from './webhooks-processes.mjs';

const messages = Number(process.env.BENCH_MESSAGES ?? 5000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const warmUp = Math.min(messages, 1000);
/** As many as the worker keeps (mail-sender.ts). */
const connections = 5;

/** One on this machine that takes all at once, beside which all that the worker does counts; and one that is elsewhere. */
const servers = [
  { asked: 'answers at once', milliseconds: 0 },
  { asked: 'takes 20 ms to take a message', milliseconds: 20 },
];

/**
 * Messages a second through one worker to a mail server in another process, beside nodemailer alone with the same words
 * (bare-mail.mjs says what it leaves out), in turns: from the first that arrives to the last.
 */
export async function run() {
  await withMail({}, async (bench) => {
    const worker = await serve(workerArguments, bench, 'worker');
    try {
      await ours({ ...bench, worker }, warmUp);
      const { firstRaw } = await bench.receiver.ask('seen');
      const bare = await bench.started('bare-mail.mjs');
      const all = { ...bench, worker, bare, mail: await wordsOf(firstRaw) };
      await alone(all, warmUp, connections);
      say(`  messages a second of ${messages}, each of ${firstRaw.length} bytes, to a mail server that`);
      say(`  …, and microseconds of processor for each: sender + PostgreSQL + mail server`);
      for (const server of servers) await inTurns(all, server);
    } finally {
      await worker.stop();
    }
  });
}

async function inTurns(bench, { asked, milliseconds }) {
  await bench.receiver.ask({ milliseconds });
  const names = ['one worker', 'nodemailer, one connection', `nodemailer, ${connections} connections`];
  const found = names.map(() => []);
  for (let round = 0; round < rounds; round++) {
    found[0].push(await ours(bench, messages));
    found[1].push(await alone(bench, messages, 1));
    found[2].push(await alone(bench, messages, connections));
  }
  say(`  … ${asked}`);
  const [worker, ...loops] = found.map(middle);
  [worker, ...loops].forEach((one, at) => print(names[at], one));
  const shares = loops.map(({ rate }, at) => `${(worker.rate / rate).toFixed(2)} of ${names[at + 1]}`);
  say(`    the worker: ${shares.join(', ')}`);
}

const middle = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]));

function print(name, { rate, sender, postgres, receiver }) {
  const costs = [sender, postgres, receiver].map((cost) => cost.toFixed(0)).join(' + ');
  say(`    ${name.padEnd(28)}${rate.toFixed(0).padStart(6)}   ${costs}`);
}

/** Recorded in one transaction; measured until the last result is kept. */
function ours(bench, count) {
  return measured(bench, bench.worker, count, async () => {
    await bench.recorder.ask({ count });
    const isDone = async () => !(await hasQueued(bench));
    if (!(await waitUntil(isDone, { within: 600_000, every: 100 })))
      throw new Trouble('Messages are missing.');
  });
}

const alone = (bench, count, abreast) =>
  measured(bench, bench.bare, count, () =>
    bench.bare.ask({ url: bench.smtpUrl, connections: abreast, mail: bench.mail, count }),
  );

async function measured({ postgres, receiver }, sender, count, work) {
  await receiver.ask('forget');
  const spent = () => ({
    sender: processorTime(sender.pid),
    postgres: postgresTime(postgres.pid),
    receiver: processorTime(receiver.pid),
  });
  const before = spent();
  await work();
  const after = spent();
  const seen = await receiver.ask('seen');
  if (seen.count !== count || seen.different !== count)
    throw new Trouble(`${seen.count} messages arrived, ${seen.different} different ones, of ${count}.`);
  const rate = ((count - 1) * 1000) / (seen.last - seen.first);
  const costs = Object.entries(after).map(([name, time]) => [name, ((time - before[name]) * 1000) / count]);
  return { rate, ...Object.fromEntries(costs) };
}

/** What a message of the worker says, for the bare loop. */
async function wordsOf(raw) {
  const { subject, text, html } = await simpleParser(Buffer.from(raw, 'latin1'));
  const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  return { from: { name: 'Harbor Foods', address: 'people@firstday.example' }, subject, text, html, headers };
}
