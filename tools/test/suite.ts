import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { binFolder } from '../setup/root.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { report as explain, say } from '../setup/say.mjs';
import { testEnvironment } from './environment.mjs';
import { type Failure, failuresOfJest, failuresOfPlaywright, listFailures } from './failures.ts';
import { type FileTime, fileTimesOfJest, fileTimesOfPlaywright, slowest } from './file-times.ts';
import { testSeed } from './seed.mjs';
import {
  countOfJest,
  countOfPlaywright,
  countOfStep,
  type StepCount,
  type StepResult,
  StepResults,
} from './step-results.ts';
import { keepWork } from './work-times.mjs';
import { writeTimes } from './write-times.ts';

/** A program of the dependencies, and what its exit code and its report say. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Where its report will be, and how it is read. */
  readonly report?: { readonly file: string; readonly read: ReportReader };
  /** Whether it is only said what came of it. */
  readonly mayFail?: boolean;
}

interface ReportReader {
  count(report: ReturnType<typeof readReport>, code: number): StepCount;
  failures(report: ReturnType<typeof readReport>): readonly Failure[];
  times(report: ReturnType<typeof readReport>): readonly FileTime[];
}

export interface JestRun {
  readonly projects: readonly string[];
  readonly workers: number;
  /** Paths of spec files; all where there are none. */
  readonly files?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly mayFail?: boolean;
}

interface JourneyRun {
  /** Which journeys: those of the gate, the others, or all with an accessibility check of each page. */
  readonly part: 'all' | 'gate' | 'night';
  readonly files?: readonly string[];
}

/** Jest and, since they inherit it, its workers: most of what a test makes lives as long as the test, and V8's own 16 MB fill too often. */
const youngSpace = '--max-semi-space-size=64';
const shownSlowest = 10;

/** Steps that run after one another or together, and what came of them. */
export class Suite {
  readonly folder = mkdtempSync(join(tmpdir(), 'firstday-test-'));
  readonly env = withOurNode({
    ...process.env,
    ...testEnvironment(),
    TEST_FOLDER: this.folder,
    TEST_WORK_FILE: join(this.folder, 'work.jsonl'),
    TEST_SEED: String(testSeed()),
  });
  readonly #isNight: boolean;
  readonly #began = Date.now();
  readonly #results = new StepResults();
  readonly #failures: Failure[] = [];
  readonly #fileTimes: FileTime[] = [];

  constructor({ isNight = false } = {}) {
    this.#isNight = isNight;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => this.#interrupt());
  }

  /** Runs the steps and says what came of them. @returns the exit code */
  async run(steps: () => Promise<void>): Promise<number> {
    try {
      await steps();
    } finally {
      // Of the night it is not kept: many more cases are asked there.
      if (!this.#isNight) keepWork(join(this.folder, 'work.jsonl'));
      rmSync(this.folder, { recursive: true, force: true });
    }
    writeTimes(this.#results.steps, this.#fileTimes);
    say(`\nThe ${shownSlowest} slowest files:\n${slowest(this.#fileTimes, shownSlowest)}`);
    if (this.#failures.length > 0) say(`\n${listFailures(this.#failures)}`);
    say(`\nThe same cases again: --seed ${testSeed()}`);
    say(`${secondsSince(this.#began)} s in all`);
    say(this.#results.summary);
    return this.#results.failed === 0 ? 0 : 1;
  }

  jest(step: string, { projects, workers, files = [], env = {}, mayFail = false }: JestRun): Promise<void> {
    const file = join(this.folder, `${step.replaceAll(/\W+/g, '-')}.json`);
    const args = [
      youngSpace,
      join(binFolder, 'jest'),
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
      '--passWithNoTests',
      ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ];
    const read = { count: countOfJest, failures: failuresOfJest, times: fileTimesOfJest };
    return this.command(step, {
      program: 'node',
      args,
      env: { ...this.env, ...env },
      report: { file, read },
      mayFail,
    });
  }

  journeys(step: string, { part, files = [] }: JourneyRun): Promise<void> {
    const file = join(this.folder, 'journeys.json');
    const env = { ...this.env, JOURNEYS: part, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const read = { count: countOfPlaywright, failures: failuresOfPlaywright, times: fileTimesOfPlaywright };
    const args = ['test', '--reporter=line,json', '--pass-with-no-tests', ...files];
    return this.command(step, { program: 'playwright', args, env, report: { file, read } });
  }

  async command(
    step: string,
    { program, args, env = this.env, report, mayFail = false }: Command,
  ): Promise<void> {
    const began = Date.now();
    const { code, output } = await run(join(binFolder, program), args, { env, orphaned: 'INT' });
    const said = report && readReport(report.file);
    const result = {
      step,
      seconds: secondsSince(began),
      ...(report ? report.read.count(said, code) : countOfStep(code)),
    };
    if (mayFail) return say(`${step}: ${result.passed} passed, ${result.failed} failed, which fails nothing`);
    if (said && report) this.#fileTimes.push(...report.read.times(said));
    if (result.failed > 0)
      this.#failures.push(
        ...(report ? report.read.failures(said ?? {}) : [{ name: step, message: lastLines(output, 8) }]),
      );
    this.#note(result, output);
  }

  /** Work of our own that throws where it fails. */
  async task(step: string, work: () => unknown): Promise<boolean> {
    const began = Date.now();
    const note = (code: number) => this.#note({ step, seconds: secondsSince(began), ...countOfStep(code) });
    try {
      await work();
      note(0);
      return true;
    } catch (error) {
      explain(error);
      note(1);
      return false;
    }
  }

  /** What we started is guarded: it ends with this process. */
  #interrupt(): void {
    rmSync(this.folder, { recursive: true, force: true });
    say('\nInterrupted.');
    process.exit(130);
  }

  #note(result: StepResult, output = ''): void {
    const { step, seconds, passed, failed, skipped } = result;
    this.#results.add(result);
    if (failed > 0 && output) say(`\n${lastLines(output, 250)}\n`);
    const verdict = failed > 0 ? 'FAILED' : 'passed';
    const counts = `: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} SKIPPED` : ''}`;
    const of = passed + failed + skipped === 1 ? '' : counts;
    say(`${step.padEnd(24)} ${verdict}${of} (${seconds} s)`);
  }
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1000);
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
