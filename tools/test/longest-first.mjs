import Sequencer from '@jest/test-sequencer';

/** Spec files that ask everything of everything: some of the smallest, and the longest of all. */
const isLong = ({ path }) => /\.contract\.spec\.ts$|\/(faults|processes)\.feature\.spec\.ts$/.test(path);

/**
 * Jest begins with the largest files where it has not run them yet, as in a fresh clone. What is long and small would begin last,
 * and keep one worker busy while the other has nothing left to do.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
