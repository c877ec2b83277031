import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import Sequencer from '@jest/test-sequencer';

import { root } from '../setup/root.mjs';

/** Seconds that each spec file took, measured on two cores (docs/testing.md says how to measure them again). */
const seconds = JSON.parse(readFileSync(new URL('seconds.json', import.meta.url), 'utf8'));
const secondsOf = ({ path }) => seconds[relative(root, path)] ?? 0;

/**
 * Begins with what takes longest, also in a fresh clone, where Jest knows no times and takes the largest files first: a long
 * file that begins last keeps one worker busy while the others have nothing left to do.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => secondsOf(other) - secondsOf(one));
  }
}
