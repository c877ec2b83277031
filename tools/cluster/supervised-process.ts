import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

import type { Environment } from '../../apps/launcher/src/environment.ts';
import type { SystemAccount } from '../../apps/launcher/src/postgres/system-account.ts';
import { guard } from '../process/guard.mjs';
import { sleep, waitUntil } from '../process/wait.mjs';

/** As systemd and orchestrators do, what does not end is cut off. */
const patienceMilliseconds = 20_000;

/** What is run, and how one sees that it serves. */
export interface ProgramPlan {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: Environment;
  readonly logFile: string;
  readonly cwd?: string;
  readonly account?: SystemAccount;
  readonly isReady: () => Promise<boolean>;
}

/** A process that is started again whenever it ends, as whoever supervises it sees to: in production systemd, or an orchestrator. */
export class SupervisedProcess {
  /** How it ended where nobody had killed it, once it had served. */
  readonly endings: string[] = [];
  readonly #plan: ProgramPlan;
  #child: ChildProcess | undefined;
  #hasServed = false;
  #isKept = true;

  private constructor(plan: ProgramPlan) {
    this.#plan = plan;
  }

  static async start(plan: ProgramPlan): Promise<SupervisedProcess> {
    const started = new SupervisedProcess(plan);
    started.#spawn();
    try {
      await started.ready();
    } catch (error) {
      await started.stop();
      throw error;
    }
    return started;
  }

  get name(): string {
    return this.#plan.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child);
  }

  isReady(): Promise<boolean> {
    return this.#plan.isReady();
  }

  async ready(within = 90_000): Promise<void> {
    const { name, logFile, isReady } = this.#plan;
    if (!(await waitUntil(isReady, { within, every: 100 })))
      throw new Error(`${name} does not answer. Its last words:\n${lastWords(logFile)}`);
    this.#hasServed = true;
  }

  /** `kill -9`; it comes back by itself. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
    this.restart();
  }

  /** `kill -9`, and nobody starts it again. */
  async remove(): Promise<void> {
    await this.#end('SIGKILL');
  }

  restart(): void {
    this.#isKept = true;
    this.#spawn();
    void this.ready().catch(() => undefined);
  }

  /**
   * Told to end, and started anew once it has: one step of a rolling restart.
   * @returns the exit code of the one before; null where it had to be cut off
   */
  async replace(): Promise<number | null> {
    const code = await this.#end('SIGTERM');
    this.restart();
    await this.ready();
    return code;
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    this.#isKept = false;
    if (!child || hasEnded(child)) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const cut = setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds);
    await ended;
    clearTimeout(cut);
    return child.exitCode;
  }

  #spawn(): void {
    const { program, args, env, cwd, account, logFile } = this.#plan;
    const log = openSync(logFile, 'a');
    const child = spawn(program, args, {
      ...account,
      cwd,
      env,
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.#child = child;
    this.#hasServed = false;
    const liftGuard = child.pid ? guard(-child.pid) : () => undefined;
    child.once('error', () => undefined);
    child.once('exit', (code, signal) => {
      liftGuard();
      if (!this.#isKept || child !== this.#child) return;
      if (this.#hasServed) this.endings.push(`${signal ?? `code ${code}`}: ${lastWords(logFile)}`);
      void sleep(300).then(() => this.#isKept && child === this.#child && this.#spawn());
    });
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** What a process wrote before it ended, a stack mostly: without it nobody could say why. */
function lastWords(logFile: string): string {
  return readFileSync(logFile, 'utf8').trim().split('\n').slice(-15).join('\n');
}
