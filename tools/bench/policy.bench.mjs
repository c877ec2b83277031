import { builtInPolicies } from '@firstday/forms';
import { decide, factCatalog, outcomeOf, placementFacts, validateCondition } from '@firstday/policy-engine';

const policyCount = 1000;
const rounds = 200;

/** The same numbers in every run: a benchmark that changes its work measures nothing. */
function randomFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const states = ['NY', 'NJ', 'CT', 'PA', 'CA', 'OR', 'WA', 'TX', 'FL', 'IL'];

const comparisons = [
  () => ({ fact: 'work_location.country', operator: 'equals', value: 'USA' }),
  (random) => ({
    fact: 'work_location.state',
    operator: 'in',
    value: states.slice(random(5), 5 + random(5)),
  }),
  (random) => ({ fact: 'employee.address.state', operator: 'not_equals', value: states[random(10)] }),
  (random) => ({ fact: 'employer.employee_count', operator: 'at_least', value: random(500) }),
  () => ({ fact: 'employer.entity_structure', operator: 'in', value: ['llc', 'corporation'] }),
  (random) => ({ fact: 'employer.naics_code', operator: 'starts_with', value: String(20 + random(60)) }),
  () => ({ fact: 'job.name', operator: 'contains', value: 'driver' }),
  (random) => ({ fact: 'placement.start_date', operator: 'on_or_after', value: `2026-0${1 + random(9)}-01` }),
  () => ({ fact: 'placement.custom_attributes.night_shift', operator: 'equals', value: true }),
  (random) => ({ fact: 'client.custom_attributes.tier', operator: 'at_most', value: random(5) }),
  () => ({ fact: 'job.address.zip', operator: 'is_present' }),
];

/** A tree of at most `nodes` nodes, groups of two to four, as people build them. */
function tree(random, nodes, depth = 1) {
  if (nodes < 3 || depth === 4) return comparisons[random(comparisons.length)](random);
  if (depth > 1 && random(8) === 0) return { not: tree(random, nodes - 1, depth + 1) };
  const width = Math.min(2 + random(3), nodes - 1);
  const parts = Array.from({ length: width }, () => tree(random, Math.floor((nodes - 1) / width), depth + 1));
  return random(2) === 0 ? { all: parts } : { any: parts };
}

function nodesOf(condition) {
  if (condition.not) return 1 + nodesOf(condition.not);
  return 1 + (condition.all ?? condition.any ?? []).reduce((sum, part) => sum + nodesOf(part), 0);
}

const custom = (entity_type, name, scalar_type) => ({
  path: `${entity_type}.custom_attributes.${name}`,
  label: name,
  entity_type,
  scalar_type,
});
const catalog = factCatalog([
  custom('placement', 'night_shift', 'boolean'),
  custom('client', 'tier', 'integer'),
]);

function policies() {
  const random = randomFrom(20261123);
  return Array.from({ length: policyCount }, (_, index) => {
    const checked = validateCondition(tree(random, 1 + random(20)), catalog);
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    return { ...builtInPolicies[0], key: `policy-${index}`, condition: checked.condition };
  });
}

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
