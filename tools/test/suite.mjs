import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTemporaryPostgres } from '../../apps/launcher/src/postgres/temporary.ts';
import { apiFolder, ensureBuild } from '../setup/build.mjs';
import { binFolder, root } from '../setup/root.mjs';
import { lastLines, run, withOurNode } from '../setup/run.mjs';
import { report as explain, say } from '../setup/say.mjs';
import { checkAudit } from '../supply-chain/audit.mjs';
import { checkDeclared } from '../supply-chain/declared.mjs';
import { checkLicences } from '../supply-chain/licences.mjs';
import { ensureChromium } from './chromium.mjs';
import { testEnvironment } from './environment.mjs';
import { ensureQpdf } from './system-tools.mjs';
import { countOfJest, countOfPlaywright, countOfStep, Tally } from './tally.mjs';
import { writeTimes } from './times.mjs';

/** All that must hold before a change goes in; answers the exit code. */
export async function runEverything() {
  const suite = new Suite();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => suite.interrupt());
  return suite.run();
}

class Suite {
  #began = Date.now();
  #folder = mkdtempSync(join(tmpdir(), 'firstday-test-'));
  #tally = new Tally();
  #env = withOurNode({ ...process.env, ...testEnvironment() });

  async run() {
    try {
      await this.#steps();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
    writeTimes(this.#tally.steps);
    say(`\n${secondsSince(this.#began)} s in all`);
    say(this.#tally.line);
    return this.#tally.failed === 0 ? 0 : 1;
  }

  /** What we started is guarded: it ends with this process. */
  interrupt() {
    rmSync(this.#folder, { recursive: true, force: true });
    say('\nInterrupted.');
    process.exit(130);
  }

  /** Tests with a database wait often, for a clock or a queue: what only computes runs in their pauses. Journeys want the machine. */
  async #steps() {
    await this.#task('system tools', async () => {
      await ensureQpdf();
      await ensureChromium();
    });
    const isBuilt = await this.#task('build', ensureBuild);
    await Promise.all([this.#checks(isBuilt), this.#inDatabases()]);
    if (isBuilt) await this.#journeys();
  }

  async #checks(isBuilt) {
    await this.#command('format', 'prettier', ['--check', '.', '--log-level=warn']);
    await this.#command('lint', 'eslint', ['.', '--max-warnings', '0']);
    await this.#command('types', 'tsc', ['-p', 'tsconfig.json', '--noEmit']);
    await this.#command('types of the web', 'tsc', ['-p', 'apps/web/tsconfig.json', '--noEmit']);
    await this.#task('dependencies', async () => checkDeclared());
    await this.#task('licences', checkLicences);
    await this.#task('known weaknesses', checkAudit);
    await this.#jest('pure tests', ['pure'], 1);
    if (isBuilt) await this.#drift();
  }

  /** Both shelves at once, on one server: Jest begins with what took longest the last time, and no worker waits for the end of a shelf. */
  #inDatabases() {
    return this.#jest('feature and contract', ['feature', 'contract'], 3);
  }

  async #jest(name, shelves, workers) {
    const reportFile = join(this.#folder, `${shelves[0]}.json`);
    const args = [
      '--selectProjects',
      ...shelves,
      '--json',
      `--outputFile=${reportFile}`,
      `--maxWorkers=${workers}`,
      '--passWithNoTests',
    ];
    const env = { ...this.#env, NODE_OPTIONS: `${this.#env.NODE_OPTIONS ?? ''} --experimental-vm-modules` };
    await this.#counted(name, 'jest', args, env, (code) => countOfJest(readReport(reportFile), code));
  }

  async #journeys() {
    if (globSync('e2e/**/*.spec.ts', { cwd: root }).length === 0) return say('journeys: there are none yet');
    const reportFile = join(this.#folder, 'journeys.json');
    const env = { ...this.#env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile };
    const args = ['test', '--reporter=line,json'];
    await this.#counted('journeys', 'playwright', args, env, (code) =>
      countOfPlaywright(readReport(reportFile), code),
    );
  }

  /** What is generated and committed must be what would be generated now. */
  async #drift() {
    await this.#command('OpenAPI is current', 'node', [join(apiFolder, 'openapi.js'), '--check']);
    const postgres = await startTemporaryPostgres();
    const env = { ...this.#env, DATABASE_URL: postgres.url, DATA_DIR: this.#folder };
    await this.#command('migrations are complete', 'node', [join(apiFolder, 'migrate.js'), '--check'], env);
    await postgres.stop();
  }

  #command(name, program, args, env = this.#env) {
    return this.#counted(name, program, args, env, countOfStep);
  }

  async #counted(name, program, args, env, countOf) {
    const began = Date.now();
    const { code, output } = await run(join(binFolder, program), args, { env, orphaned: 'INT' });
    this.#note(name, began, countOf(code), output);
  }

  /** Work of our own that throws where it fails. */
  async #task(name, work) {
    const began = Date.now();
    try {
      await work();
      this.#note(name, began, countOfStep(0), '');
      return true;
    } catch (error) {
      explain(error);
      this.#note(name, began, countOfStep(1), '');
      return false;
    }
  }

  #note(name, began, count, output) {
    const seconds = secondsSince(began);
    this.#tally.add({ step: name, seconds, ...count });
    if (count.failed > 0 && output) say(`\n${lastLines(output, 250)}\n`);
    const verdict = count.failed > 0 ? 'FAILED' : 'passed';
    const counts = `${count.passed} passed, ${count.failed} failed`;
    const skipped = count.skipped > 0 ? `, ${count.skipped} SKIPPED` : '';
    const of = count.passed + count.failed + count.skipped === 1 ? '' : `: ${counts}${skipped}`;
    say(`${name.padEnd(24)} ${verdict}${of} (${seconds} s)`);
  }
}

function secondsSince(began) {
  return Math.round((Date.now() - began) / 1000);
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
