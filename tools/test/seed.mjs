import { randomInt } from 'node:crypto';

/**
 * The seed of everything that a run generates or leaves to chance: `--seed 42` repeats it. It is in the environment, so
 * that all processes of a run have the same one.
 */
export function testSeed(environment = process.env) {
  environment.TEST_SEED ||= String(randomInt(1, 2 ** 31));
  return Number(environment.TEST_SEED);
}

/** Numbers from 0 up to 1 that follow from a seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher and Yates. @template Item @param {readonly Item[]} items @param {() => number} random @returns {Item[]} */
export function shuffled(items, random) {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all;
}
