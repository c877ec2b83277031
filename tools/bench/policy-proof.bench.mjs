import {
  decide,
  outcomeOf,
  PolicyReplay,
  provePolicy,
  requiredForms,
  undecidedForms,
} from '@firstday/policy-engine';

import { catalog, policies, policyCount, randomFrom } from './policy-data.mjs';
import { replayOverHttp } from './replay-over-http.mjs';

const placementCount = 100_000;
const naiveCount = 500;
const provenCount = 100;
const states = ['NY', 'NJ', 'CA', 'TX', 'WA'];

function placements(count) {
  const random = randomFrom(7);
  return Array.from({ length: count }, () => ({
    'work_location.country': 'USA',
    'work_location.state': states[random(5)],
    'employee.address.state': states[random(5)],
    'employer.employee_count': random(600),
    'employer.entity_structure': random(2) ? 'llc' : 'partnership',
    'employer.naics_code': String(200000 + random(600000)),
    'job.name': random(2) ? 'Truck driver' : 'Line cook',
    'placement.start_date': `2026-0${1 + random(9)}-15`,
    ...(random(4) ? { 'placement.custom_attributes.night_shift': random(2) === 0 } : {}),
  }));
}

const timed = (work) => {
  const start = performance.now();
  const result = work();
  return [performance.now() - start, result];
};

/** What deciding everything before and after says of a placement. */
function naive(before, after, facts) {
  const [left, right] = [before, after].map((all) => {
    const decisions = decide(all, facts);
    return JSON.stringify(
      [requiredForms(decisions), undecidedForms(decisions)].map((forms) =>
        forms.map(({ form }) => form).sort(),
      ),
    );
  });
  return left !== right;
}

/** A change replayed on placements and proven among policies, each beside the plain way in the same run: in memory, then a replay over HTTP. */
export async function run() {
  const all = policies().map((policy, at) => ({ ...policy, forms: [`form-${at % 500}`] }));
  const changed = { ...all[1], condition: { not: all[1].condition } };
  const known = placements(placementCount);
  const replay = new PolicyReplay({ before: all[1], after: changed, policies: all });
  const after = all.with(1, changed);
  const [replayed, found] = timed(() => known.filter((facts) => replay.replay(facts) !== null));
  const [plain, same] = timed(() => known.slice(0, naiveCount).filter((facts) => naive(all, after, facts)));
  const expected = known.slice(0, naiveCount).filter((facts) => replay.replay(facts) !== null);
  if (expected.length !== same.length)
    throw new Error(`the baseline finds ${same.length}, the replay ${expected.length}`);
  console.log(
    `replay: one change of ${policyCount} policies on ${placementCount} placements, ${found.length} change`,
  );
  console.log(
    `  replay ${(replayed / 1000).toFixed(2)} s; all decided twice ${((plain * placementCount) / naiveCount / 1000).toFixed(0)} s (from ${naiveCount})`,
  );
  const times = all
    .slice(0, provenCount)
    .map((one) => timed(() => provePolicy({ changed: one, policies: all, catalog }))[0]);
  const sorted = times.sort((left, right) => left - right);
  const [sampled] = timed(() =>
    known.slice(0, naiveCount).map((facts) => all.map(({ condition }) => outcomeOf(condition, facts))),
  );
  console.log(
    `proof: one policy among ${policyCount}: median ${sorted[provenCount / 2].toFixed(1)} ms, slowest ${sorted.at(-1).toFixed(0)} ms`,
  );
  console.log(`  trying ${naiveCount} placements on all, which proves nothing: ${sampled.toFixed(0)} ms`);
  await replayOverHttp(all);
}
