import { dueMessages, nextMessageAt } from '@firstday/messages';

import { measureStored } from './stored-ladders.mjs';

const hires = 10_000;
const rounds = 5;
const dayLength = 86_400_000;
const now = new Date('2026-12-02T14:15:00Z');
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];
const clocks = ['task', 'section_1', 'section_2', 'receipt', 'reverification'];

const day = (offset) => new Date(now.getTime() + offset * dayLength).toISOString().slice(0, 10);

/** Seven things to do each, due from ten days ago to ninety days ahead, one of them done; some events, and what was sent of it. */
function factsOf(at) {
  const tasks = Array.from({ length: 7 }, (_, index) => ({
    id: `tsk_${at}_${index}`,
    clock: clocks[(at + index) % clocks.length],
    dueOn: day(((at * 7 + index * 13) % 100) - 10),
    waitsFor: index === 0 ? [] : [index % 3 === 0 ? 'employer' : 'employee'],
    since: '2026-10-01T15:00:00Z',
  }));
  return {
    startsOn: day((at % 40) - 10),
    timeZone: zones[at % zones.length],
    calendar: { operatingDays: [1, 2, 3, 4, 5], holidays: [], observesFederalHolidays: true },
    readers: {
      employee: { language: 'en', isOptedOut: at % 20 === 0 },
      employer: { language: 'en', isOptedOut: false, hasDigest: at % 3 === 0 },
    },
    tasks,
    events: [
      { kind: 'invitation', id: `oln_${at}`, at: '2026-10-01T15:00:00Z', to: 'employee', taskId: null },
      { kind: 'sent_back', id: `evt_${at}`, at: '2026-12-02T13:50:00Z', to: 'employee', taskId: tasks[1].id },
    ],
    sent: [
      { key: `oln_${at}/employee@invitation`, at: '2026-10-01T15:00:00Z' },
      ...Array.from({ length: 10 }, (_, index) => ({
        key: `tsk_${at}_${index % 7}/employee@${day(index)}:before-10`,
        at: '2026-11-22T14:15:00Z',
      })),
    ],
  };
}

const before = [10, 5, 2, 1, 0];
const late = Array.from({ length: 10 }, (_, index) => (index + 1) * 3);

/** By hand: whether today is a day of a ladder, in UTC. No zones, no night, no business days, nothing folded, nothing remembered. */
function byHand({ tasks }) {
  const today = Math.floor(now.getTime() / dayLength);
  const due = [];
  for (const { id, dueOn, waitsFor } of tasks) {
    const ahead = Date.parse(dueOn) / dayLength - today;
    if (waitsFor.length > 0 && (before.includes(ahead) || late.includes(-ahead))) due.push(`${id}:${ahead}`);
  }
  return due;
}

function timesOf(works) {
  const times = works.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    works.forEach((work, at) => {
      const start = performance.now();
      work();
      if (round > 0) times[at].push(performance.now() - start);
    });
  return times.map((all) => all.sort((one, other) => one - other));
}

/** How long the ladders of 10,000 hires take, beside the same days worked out by hand; then of as many that are stored. */
export async function run() {
  const all = Array.from({ length: hires }, (_, at) => factsOf(at));
  const messages = all.reduce((sum, facts) => sum + dueMessages(facts, now).length, 0);
  const [due, next, baseline] = timesOf([
    () => all.forEach((facts) => dueMessages(facts, now)),
    () => all.forEach((facts) => nextMessageAt(facts, now)),
    () => all.forEach(byHand),
  ]);
  console.log(
    `ladder: ${hires} hires of 7 tasks, ${messages} messages due; median of ${rounds} rounds, and the slowest`,
  );
  const line = (name, times) =>
    console.log(`  ${name.padEnd(36)} ${times[rounds >> 1].toFixed(0)} ms   ${times.at(-1).toFixed(0)} ms`);
  line('due messages (dueMessages)', due);
  line('when to ask again (nextMessageAt)', next);
  line('baseline: the days by hand, in UTC', baseline);
  await measureStored(hires);
}
