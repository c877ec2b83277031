import { builtInPolicies } from '@firstday/forms';
import { factCatalog, validateCondition } from '@firstday/policy-engine';

export const policyCount = 1000;

/** The same numbers in every run: a benchmark that changes its work measures nothing. */
export function randomFrom(seed) {
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

export function nodesOf(condition) {
  if (condition.not) return 1 + nodesOf(condition.not);
  return 1 + (condition.all ?? condition.any ?? []).reduce((sum, part) => sum + nodesOf(part), 0);
}

const custom = (entity_type, name, scalar_type) => ({
  path: `${entity_type}.custom_attributes.${name}`,
  label: name,
  entity_type,
  scalar_type,
});
export const catalog = factCatalog([
  custom('placement', 'night_shift', 'boolean'),
  custom('client', 'tier', 'integer'),
]);

export function policies() {
  const random = randomFrom(20261123);
  return Array.from({ length: policyCount }, (_, index) => {
    const checked = validateCondition(tree(random, 1 + random(20)), catalog);
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    return { ...builtInPolicies[0], key: `policy-${index}`, condition: checked.condition };
  });
}
