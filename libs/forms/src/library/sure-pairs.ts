/** Below it, two things are not taken for the same. */
const sure = 0.8;
/** By so much the best is better than the next one; else it is a guess. */
const ahead = 0.15;

/**
 * What surely belongs together: each is by far the best for the other. A pair that is left out is made by somebody who
 * looks at it; a wrong one would be overlooked.
 *
 * @param likeness from 0 to 1; 0 where they cannot belong together
 */
export function surePairs<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  likeness: (one: One, other: Other) => number,
): ReadonlyMap<One, Other> {
  const pairs = new Map<One, Other>();
  for (const one of ones) {
    const other = best(others, (it) => likeness(one, it));
    if (other !== null && best(ones, (it) => likeness(it, other)) === one) pairs.set(one, other);
  }
  return pairs;
}

function best<Thing>(things: readonly Thing[], likeness: (thing: Thing) => number): Thing | null {
  const ranked = things
    .map((thing) => ({ thing, score: likeness(thing) }))
    .sort((one, other) => other.score - one.score);
  const [first, second] = ranked;
  if (!first || first.score < sure || first.score - (second?.score ?? 0) < ahead) return null;
  return first.thing;
}
