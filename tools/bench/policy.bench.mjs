import { decide, outcomeOf, placementFacts } from '@firstday/policy-engine';

import { nodesOf, policies, policyCount } from './policy-data.mjs';

const rounds = 200;

const facts = placementFacts({
  employee: { address: { city: 'Newark', state: 'NJ', zip: '07102', country: 'US' } },
  employer: { employee_count: 120, entity_structure: 'llc', naics_code: '484110' },
  client: { custom_attributes: {} },
  job: { name: 'Truck driver', address: { city: 'New York', state: 'NY', zip: '10001', country: 'US' } },
  placement: { start_date: '2026-11-23', custom_attributes: { night_shift: true } },
});

const whenKnown = (fact, test) => (known) => (known[fact] == null ? null : test(known[fact]));

/** The comparisons as somebody would write them by hand: plain operators in closures, null for unknown, no reasons. */
const byHand = {
  equals: ({ fact, value }) => whenKnown(fact, (actual) => actual === value),
  not_equals: ({ fact, value }) => whenKnown(fact, (actual) => actual !== value),
  in: ({ fact, value }) => whenKnown(fact, (actual) => value.includes(actual)),
  at_least: ({ fact, value }) => whenKnown(fact, (actual) => actual >= value),
  at_most: ({ fact, value }) => whenKnown(fact, (actual) => actual <= value),
  starts_with: ({ fact, value }) => whenKnown(fact, (actual) => actual.startsWith(value)),
  contains: ({ fact, value }) => whenKnown(fact, (actual) => actual.includes(value)),
  on_or_after: ({ fact, value }) => whenKnown(fact, (actual) => actual >= value),
  is_present:
    ({ fact }) =>
    (known) =>
      known[fact] != null,
};

function closure(condition) {
  if (condition.not) {
    const test = closure(condition.not);
    return (known) => {
      const result = test(known);
      return result === null ? null : !result;
    };
  }
  const parts = (condition.all ?? condition.any)?.map(closure);
  if (!parts) return byHand[condition.operator](condition);
  const settling = condition.any !== undefined;
  return (known) => {
    let result = !settling;
    for (const part of parts) {
      const of = part(known);
      if (of === settling) return settling;
      if (of === null) result = null;
    }
    return result;
  };
}

const outcomes = new Map([
  [true, 'met'],
  [false, 'unmet'],
  [null, 'unknown'],
]);

function assertSameOutcomes(all, decisions, tests) {
  all.forEach(({ condition, key }, index) => {
    const expected = outcomes.get(tests[index](facts));
    if (decisions[index].outcome !== expected || outcomeOf(condition, facts) !== expected)
      throw new Error(`${key}: the baseline says ${expected}, the engine ${decisions[index].outcome}`);
  });
}

/** Median and 95th percentile of many rounds; the three are measured in turn, so that noise meets them alike. */
function measure(works) {
  const times = works.map(() => []);
  for (let round = 0; round < rounds + 20; round++)
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      if (round >= 20) times[index].push(performance.now() - start);
    });
  return times.map((all) => {
    const sorted = all.sort((left, right) => left - right);
    return { median: sorted[Math.floor(rounds / 2)], p95: sorted[Math.floor(rounds * 0.95)] };
  });
}

export async function run() {
  const all = policies();
  const tests = all.map(({ condition }) => closure(condition));
  const decisions = decide(all, facts);
  assertSameOutcomes(all, decisions, tests);
  const tally = Object.groupBy(decisions, ({ outcome }) => outcome);
  const nodes = all.map(({ condition }) => nodesOf(condition));
  const [explained, fast, baseline] = measure([
    () => decide(all, facts),
    () => all.map(({ condition }) => outcomeOf(condition, facts)),
    () => tests.map((test) => test(facts)),
  ]);
  const line = (name, { median, p95 }) =>
    console.log(`  ${name.padEnd(34)} ${median.toFixed(3)} ms   p95 ${p95.toFixed(3)} ms`);
  const total = nodes.reduce((sum, count) => sum + count, 0);
  console.log(
    `policy: ${policyCount} policies for one placement, ${total} nodes, largest ${Math.max(...nodes)}`,
  );
  console.log(
    `  ${Object.entries(tally)
      .map(([outcome, of]) => `${of.length} ${outcome}`)
      .join(', ')}; median of ${rounds} rounds`,
  );
  line('with explanations (decide)', explained);
  line('outcomes only (outcomeOf)', fast);
  line('baseline: hand-written closures', baseline);
  console.log(`  ${(policyCount / explained.median).toFixed(0)} policies per ms with explanations`);
}
