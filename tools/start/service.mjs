import { spawn } from 'node:child_process';

import { guard } from '../process/guard.mjs';
import { signal } from '../process/running.mjs';
import { sleep, waitUntil } from '../process/wait.mjs';
import { say, Trouble } from '../setup/say.mjs';

const longestPause = 30_000;
const steadyAfter = 60_000;

/**
 * A program that is to run for as long as we do. It is started again when it ends by itself, sooner or later
 * depending on how often that happened.
 */
export class Service {
  #child;
  #endsWanted = false;
  #failures = 0;
  #isReady = false;
  #log;
  #plan;

  /**
   * @param {{name: string, args: string[], cwd: string, env: Record<string, string>, readyAt: string,
   *   logs: import('./logs.mjs').Logs, onSpawn?: () => void}} plan `readyAt` answers below 500 once it is ready
   */
  constructor(plan) {
    this.#plan = plan;
  }

  get name() {
    return this.#plan.name;
  }

  get pid() {
    return this.#child?.pid;
  }

  start() {
    this.#log = this.#plan.logs.begin(this.name);
    this.#spawn();
  }

  /** @throws Trouble where it ends again and again, or does not answer, before it was ready once */
  async ready(within = 90_000) {
    const failed = () => this.#failures >= 3;
    const answer = await waitUntil(async () => failed() || (await this.#answers()), { within, every: 100 });
    if (answer && !failed()) {
      this.#isReady = true;
      return;
    }
    const what = failed() ? 'ends right after its start' : 'does not answer';
    throw new Trouble(
      `The ${this.name} ${what}. The end of ${this.#place}:\n${this.#log.lastLines() || '(it is empty)'}`,
    );
  }

  /** Say with another environment, after the database moved to another port. */
  async restart(env = this.#plan.env) {
    this.#plan = { ...this.#plan, env };
    await this.#end();
    this.#spawn();
  }

  async stop() {
    this.#endsWanted = true;
    await this.#end();
  }

  #spawn() {
    this.#endsWanted = false;
    const since = Date.now();
    const child = this.#fork();
    const liftGuard = child.pid ? guard(-child.pid) : () => undefined;
    const onEnd = (how) => {
      liftGuard();
      if (child === this.#child && !this.#endsWanted) this.#revive(how, Date.now() - since);
    };
    // A machine without a free process or file starts nothing now: it may in a while.
    child.once('error', (error) => child.pid === undefined && onEnd(error.code));
    child.once('exit', (code, name) => onEnd(name ?? `code ${code}`));
    this.#child = child;
    this.#tellSpawned();
  }

  /** What runs goes on, whatever becomes of the note that it does. */
  #tellSpawned() {
    try {
      this.#plan.onSpawn?.();
    } catch (error) {
      say(`That the ${this.name} was started could not be noted (${error.code ?? error.message}).`);
    }
  }

  /** It writes to us and not to a file: so it neither meets a full disk nor has to know when a file is full. */
  #fork() {
    const { args, cwd, env } = this.#plan;
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
    const child = spawn(process.execPath, args, { cwd, env, stdio, detached: true });
    for (const stream of [child.stdout, child.stderr]) if (stream) this.#log.take(stream);
    child.on('error', () => undefined);
    return child;
  }

  async #revive(how, lived) {
    this.#failures = lived > steadyAfter ? 1 : this.#failures + 1;
    if (!this.#isReady && this.#failures >= 3) return;
    const pause = this.#failures === 1 ? 100 : Math.min(250 * 2 ** this.#failures, longestPause);
    say(`The ${this.name} ended by itself (${how}); starting it again. Its log: ${this.#place}`);
    await sleep(pause);
    if (this.#endsWanted) return;
    try {
      this.#spawn();
    } catch (error) {
      this.#revive(error.code ?? error.message, 0);
    }
  }

  async #end() {
    this.#endsWanted = true;
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    signal(child.pid, 'SIGTERM');
    const ended = () => child.exitCode !== null || child.signalCode !== null;
    if (await waitUntil(ended, { within: 10_000 })) return;
    signal(-child.pid, 'SIGKILL');
    await waitUntil(ended, { within: 5_000 });
  }

  async #answers() {
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

  get #place() {
    return this.#plan.logs.placeOf(this.name);
  }
}
