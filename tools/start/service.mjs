import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';

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
    this.#plan.logs.rotate(this.name);
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
      `The ${this.name} ${what}. The end of ${this.#plan.logs.pathOf(this.name)}:\n${this.#lastWords()}`,
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
    const { args, cwd, env, logs, name, onSpawn } = this.#plan;
    this.#endsWanted = false;
    const log = logs.open(name);
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      stdio: ['ignore', log, log, 'ipc'],
      detached: true,
    });
    closeSync(log);
    const liftGuard = child.pid ? guard(-child.pid) : () => undefined;
    const since = Date.now();
    child.on('error', () => undefined);
    child.once('exit', (code, name) => {
      liftGuard();
      if (child === this.#child && !this.#endsWanted)
        this.#revive(name ?? `code ${code}`, Date.now() - since);
    });
    this.#child = child;
    onSpawn?.();
  }

  async #revive(how, lived) {
    this.#failures = lived > steadyAfter ? 1 : this.#failures + 1;
    if (!this.#isReady && this.#failures >= 3) return;
    const pause = this.#failures === 1 ? 100 : Math.min(250 * 2 ** this.#failures, longestPause);
    say(
      `The ${this.name} ended by itself (${how}); starting it again. Its log: ${this.#plan.logs.pathOf(this.name)}`,
    );
    await sleep(pause);
    if (!this.#endsWanted) this.#spawn();
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

  #lastWords() {
    return this.#plan.logs.lastLines(this.name) || '(it is empty)';
  }
}
