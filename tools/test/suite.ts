import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTemporaryPostgres } from '../../apps/launcher/src/postgres/temporary-postgres.ts';
import { apiFolder, ensureBuild } from '../setup/build.mjs';
import { binFolder, root } from '../setup/root.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { report as explain, say } from '../setup/say.mjs';
import { checkAudit } from '../supply-chain/audit.mjs';
import { checkDeclared } from '../supply-chain/declared.mjs';
import { checkLicences } from '../supply-chain/licences.mjs';
import { ensureChromium } from './chromium.mjs';
import { testEnvironment } from './environment.mjs';
import { type Failure, failuresOfJest, failuresOfPlaywright, listFailures } from './failures.ts';
import {
  countOfJest,
  countOfPlaywright,
  countOfStep,
  type StepCount,
  type StepResult,
  StepResults,
} from './step-results.ts';
import {
  ensureJudgesOfDocuments,
  ensureMailboxServer,
  ensureObjectGateway,
  ensurePooler,
} from './system-tools.mjs';
import { writeTimes } from './write-times.ts';

/** A program of the dependencies, and what its exit code says of the tests in it. */
interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly countOf?: (code: number) => StepCount;
  readonly failuresOf?: () => readonly Failure[];
}

/** For Jest and, since they inherit it, its workers. Most of what a test makes lives as long as the test: V8's own 16 MB fill too often. */
const roomForTheYoung = ['--max-semi-space-size=64'];

/** All that must hold before a change goes in; answers the exit code. */
export function runEverything(): Promise<number> {
  const suite = new Suite();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => suite.interrupt());
  return suite.run();
}

class Suite {
  readonly #began = Date.now();
  readonly #env = withOurNode({ ...process.env, ...testEnvironment() });
  readonly #folder = mkdtempSync(join(tmpdir(), 'firstday-test-'));
  readonly #results = new StepResults();
  readonly #failures: Failure[] = [];

  async run(): Promise<number> {
    try {
      await this.#steps();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
    writeTimes(this.#results.steps);
    if (this.#failures.length > 0) say(`\n${listFailures(this.#failures)}`);
    say(`\n${secondsSince(this.#began)} s in all`);
    say(this.#results.summary);
    return this.#results.failed === 0 ? 0 : 1;
  }

  /** What we started is guarded: it ends with this process. */
  interrupt(): void {
    rmSync(this.#folder, { recursive: true, force: true });
    say('\nInterrupted.');
    process.exit(130);
  }

  /** Tests with a database wait often, for a clock or a queue: what only computes runs in their pauses. Journeys want the machine. */
  async #steps(): Promise<void> {
    await this.#task('system tools', async () => {
      await ensureJudgesOfDocuments();
      await ensureObjectGateway();
      await ensurePooler();
      await ensureMailboxServer();
      await ensureChromium();
    });
    const isBuilt = await this.#task('build', ensureBuild);
    await Promise.all([this.#checks(isBuilt), this.#inDatabases()]);
    if (isBuilt) await this.#journeys();
  }

  async #checks(isBuilt: boolean): Promise<void> {
    const tsc = (config: string): Command => ({ program: 'tsc', args: ['-p', config, '--noEmit'] });
    await this.#command('format', { program: 'oxfmt', args: ['--check'] });
    await this.#command('lint', { program: 'eslint', args: ['.', '--max-warnings', '0'] });
    await this.#command('types', tsc('tsconfig.json'));
    await this.#command('types of the web', tsc('apps/web/tsconfig.check.json'));
    await this.#task('dependencies', () => checkDeclared());
    await this.#task('licences', checkLicences);
    await this.#task('known weaknesses', checkAudit);
    await this.#jest('pure tests', ['pure'], 1);
    if (isBuilt) await this.#drift();
  }

  /**
   * Both shelves at once, on one server: Jest begins with what took longest the last time, and no worker waits for the end of
   * a shelf. Four workers on two cores, for a test with a database waits for it most of the time.
   */
  #inDatabases(): Promise<void> {
    return this.#jest('feature and contract', ['feature', 'contract'], 4);
  }

  async #jest(name: string, shelves: readonly string[], workers: number): Promise<void> {
    const reportFile = join(this.#folder, `${shelves[0]}.json`);
    const args = [
      ...roomForTheYoung,
      join(binFolder, 'jest'),
      '--selectProjects',
      ...shelves,
      '--json',
      `--outputFile=${reportFile}`,
      `--maxWorkers=${workers}`,
      '--passWithNoTests',
    ];
    const countOf = (code: number) => countOfJest(readReport(reportFile), code);
    const failuresOf = () => failuresOfJest(readReport(reportFile) ?? {});
    await this.#command(name, { program: 'node', args, countOf, failuresOf });
  }

  async #journeys(): Promise<void> {
    if (globSync('e2e/**/*.spec.ts', { cwd: root }).length === 0) return say('journeys: there are none yet');
    const reportFile = join(this.#folder, 'journeys.json');
    const env = { ...this.#env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
    const args = ['test', '--reporter=line,json'];
    const countOf = (code: number) => countOfPlaywright(readReport(reportFile), code);
    const failuresOf = () => failuresOfPlaywright(readReport(reportFile) ?? {});
    await this.#command('journeys', { program: 'playwright', args, env, countOf, failuresOf });
  }

  /** What is generated and committed must be what would be generated now. */
  async #drift(): Promise<void> {
    const check = (name: string): Command => ({ program: 'node', args: [join(apiFolder, name), '--check'] });
    await this.#command('OpenAPI is current', check('openapi.js'));
    const postgres = await startTemporaryPostgres();
    const env = { ...this.#env, DATABASE_URL: postgres.url, DATA_DIR: this.#folder };
    await this.#command('migrations are complete', { ...check('migrate.js'), env });
    await postgres.stop();
  }

  async #command(
    step: string,
    { program, args, env = this.#env, countOf = countOfStep, failuresOf }: Command,
  ): Promise<void> {
    const began = Date.now();
    const { code, output } = await run(join(binFolder, program), args, { env, orphaned: 'INT' });
    const result = { step, seconds: secondsSince(began), ...countOf(code) };
    if (result.failed > 0)
      this.#failures.push(...(failuresOf?.() ?? [{ name: step, message: lastLines(output, 8) }]));
    this.#note(result, output);
  }

  /** Work of our own that throws where it fails. */
  async #task(step: string, work: () => unknown): Promise<boolean> {
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
