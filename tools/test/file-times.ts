import { relative } from 'node:path';

import { root } from '../setup/root.mjs';

/** How long a spec file took in a run. */
export interface FileTime {
  /** Its path in the repository. */
  readonly file: string;
  readonly seconds: number;
}

interface JestTimes {
  readonly testResults?: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightTimes {
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

export const fileTimesOfJest = ({ testResults = [] }: JestTimes): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Of all journeys of a file together, as if they ran one after the other. */
export const fileTimesOfPlaywright = ({ suites = [] }: PlaywrightTimes): FileTime[] =>
  suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }));

function millisecondsOf({ suites = [], specs = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...suites.map(millisecondsOf), ...results.map(({ duration }) => duration)].reduce(
    (sum, milliseconds) => sum + milliseconds,
    0,
  );
}

/** The files that took longest, a line each. A file may be there twice: in several projects. */
export const slowest = (times: readonly FileTime[], count: number): string =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(6)} s  ${file}`)
    .join('\n');
