import { type ChildProcess, spawn } from 'node:child_process';

import { guard } from '../../../tools/process/guard.mjs';
import { signal } from '../../../tools/process/running.mjs';
import { sleep, waitUntil } from '../../../tools/process/wait.mjs';
import { say, Trouble } from '../../../tools/setup/say.mjs';
import type { Environment } from './environment.ts';
import { shortReason } from './error-code.ts';
import type { Logs } from './logs/logs.ts';
import type { PartLog } from './logs/part-log.ts';

const longestPause = 30_000;
const steadyAfter = 60_000;
/** Loading a program takes a core for seconds: the process that serves is to have it first. */
const standbyAfter = 2_000;

/** What to run, and how to see that it is ready. */
export interface ServicePlan {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Environment;
  /** Answers below 500 once it is ready. */
  readonly readyAt: string;
  readonly logs: Logs;
  /** How long it serves on once it was told to stop, so that balancers learn of it. */
  readonly drainSeconds?: number;
  readonly onSpawn?: () => void;
  /** Whether a second process is kept that has loaded the program (`--standby`) and takes over when the first one ends. */
  readonly hasStandby?: boolean;
}

/**
 * A program that is to run for as long as we do. It is started again when it ends by itself, sooner or later
 * depending on how often that happened.
 */
export class Service {
  #child: ChildProcess | undefined;
  #failures = 0;
  #isEndWanted = false;
  #isReady = false;
  #log: PartLog | undefined;
  #plan: ServicePlan;
  #standby: ChildProcess | undefined;
  #standbyTimer: NodeJS.Timeout | undefined;

  constructor(plan: ServicePlan) {
    this.#plan = plan;
  }

  get name(): string {
    return this.#plan.name;
  }

  /** Of the process that serves, and of its standby. */
  get pids(): readonly number[] {
    return [this.#child?.pid, this.#standby?.pid].filter((pid) => pid !== undefined);
  }

  /** How often in a row it ended by itself. */
  get failures(): number {
    return this.#failures;
  }

  /** Tells the program something by the channel to it. It may be about to end, and is told again when it is started. */
  tell(message: Readonly<Record<string, number>>): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined);
  }

  start(): void {
    this.#log = this.#plan.logs.begin(this.name);
    this.#spawn();
  }

  /** @throws Trouble where it ends again and again, or does not answer, before it was ready once */
  async ready(within = 90_000): Promise<void> {
    const failed = () => this.#failures >= 3;
    const answer = await waitUntil(async () => failed() || (await this.#answers()), { within, every: 100 });
    if (answer && !failed()) {
      this.#isReady = true;
      this.#prepareStandby(0);
      return;
    }
    const what = failed() ? 'ends right after its start' : 'does not answer';
    throw new Trouble(
      `The ${this.name} ${what}. The end of ${this.#place}:\n${this.#log?.lastLines() || '(it is empty)'}`,
    );
  }

  /** Say with another environment, after the database moved to another port. */
  async restart(env = this.#plan.env): Promise<void> {
    this.#plan = { ...this.#plan, env };
    await this.#end();
    this.#spawn();
    this.#prepareStandby(standbyAfter);
  }

  async stop(): Promise<void> {
    this.#isEndWanted = true;
    await this.#end();
  }

  #spawn(): void {
    this.#isEndWanted = false;
    const since = Date.now();
    const child = this.#fork();
    this.#child = child;
    this.#whenEnded(child, (how) => {
      if (child === this.#child && !this.#isEndWanted) this.#replace(how, Date.now() - since);
    });
    this.#noteSpawn();
  }

  /** Sees to it that the process does not outlive us, and calls back once it has ended. */
  #whenEnded(child: ChildProcess, onEnd: (how: string) => void): void {
    const liftGuard = child.pid ? guard(-child.pid) : () => undefined;
    const end = (how: string): void => {
      liftGuard();
      onEnd(how);
    };
    // A machine without a free process or file starts nothing now: it may in a while.
    child.once('error', (error) => child.pid === undefined && end(shortReason(error)));
    child.once('exit', (code, name) => end(name ?? `code ${code}`));
  }

  #replace(how: string, lived: number): void {
    const standby = this.#standby;
    if (!standby?.connected) return void this.#revive(how, lived);
    this.#failures = lived > steadyAfter ? 1 : this.#failures + 1;
    say(`The ${this.name} ended by itself (${how}); its standby takes over. Its log: ${this.#place}`);
    this.#standby = undefined;
    this.#child = standby;
    standby.send({ serve: { startedAgain: this.#failures } }, () => undefined);
    const since = Date.now();
    standby.once('exit', (code, name) => {
      if (standby === this.#child && !this.#isEndWanted)
        this.#replace(name ?? `code ${code}`, Date.now() - since);
    });
    this.#noteSpawn();
    this.#prepareStandby(standbyAfter);
  }

  #prepareStandby(pause: number): void {
    if (!this.#plan.hasStandby) return;
    clearTimeout(this.#standbyTimer);
    this.#standbyTimer = setTimeout(() => this.#startStandby(), pause).unref();
  }

  #startStandby(): void {
    if (this.#isEndWanted || this.#standby) return;
    try {
      const standby = this.#fork(['--standby']);
      this.#standby = standby;
      this.#whenEnded(standby, () => {
        if (standby !== this.#standby) return;
        this.#standby = undefined;
        this.#prepareStandby(longestPause);
      });
    } catch {
      this.#prepareStandby(longestPause);
    }
    this.#noteSpawn();
  }

  /** What runs goes on, whatever becomes of the note that it does. */
  #noteSpawn(): void {
    try {
      this.#plan.onSpawn?.();
    } catch (error) {
      say(`That the ${this.name} was started could not be noted (${shortReason(error)}).`);
    }
  }

  /** It writes to us and not to a file: so it neither meets a full disk nor has to know when a file is full. */
  #fork(more: readonly string[] = []): ChildProcess {
    const { args, cwd, env } = this.#plan;
    const child = spawn(process.execPath, [...args, ...more], {
      cwd,
      env: { ...env, STARTED_AGAIN: String(this.#failures) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) if (stream) this.#log?.take(stream);
    child.on('error', () => undefined);
    return child;
  }

  async #revive(how: string, lived: number): Promise<void> {
    this.#failures = lived > steadyAfter ? 1 : this.#failures + 1;
    if (!this.#isReady && this.#failures >= 3) return;
    const pause = this.#failures === 1 ? 100 : Math.min(250 * 2 ** this.#failures, longestPause);
    say(`The ${this.name} ended by itself (${how}); starting it again. Its log: ${this.#place}`);
    await sleep(pause);
    if (this.#isEndWanted) return;
    try {
      this.#spawn();
    } catch (error) {
      void this.#revive(shortReason(error), 0);
    }
  }

  async #end(): Promise<void> {
    this.#isEndWanted = true;
    clearTimeout(this.#standbyTimer);
    await Promise.all([this.#endProcess(this.#standby), this.#endProcess(this.#child)]);
    this.#standby = undefined;
  }

  async #endProcess(child: ChildProcess | undefined): Promise<void> {
    if (!child?.pid || hasEnded(child)) return;
    signal(child.pid, 'SIGTERM');
    if (await waitUntil(() => hasEnded(child), { within: 10_000 + 1000 * (this.#plan.drainSeconds ?? 0) }))
      return;
    signal(-child.pid, 'SIGKILL');
    await waitUntil(() => hasEnded(child), { within: 5_000 });
  }

  async #answers(): Promise<boolean> {
    try {
      const response = await fetch(this.#plan.readyAt, {
        redirect: 'manual',
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
      return response.status < 500;
    } catch {
      return false;
    }
  }

  get #place(): string {
    return this.#plan.logs.placeOf(this.name);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
