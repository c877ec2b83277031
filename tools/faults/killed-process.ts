import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { freePort } from '../process/ports.mjs';
import { waitUntil } from '../process/wait.mjs';

interface Plan {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile: string;
}

/** A process of the service that is killed, and started again as whoever supervises it would. */
export class KilledProcess {
  /** How it ended where nobody had killed it, once it had served: one that starts while its database is down ends. */
  readonly endings: string[] = [];
  private child: ChildProcess | undefined;
  private isWanted = true;
  private hasServed = false;

  private constructor(
    private readonly plan: Plan,
    private readonly port: number,
  ) {}

  static async start(plan: Plan): Promise<KilledProcess> {
    const started = new KilledProcess(plan, await freePort());
    started.spawn();
    await started.ready();
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async ready(): Promise<void> {
    const isLive = () =>
      fetch(`${this.url}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await waitUntil(isLive, { within: 60_000 })))
      throw new Error(`it does not answer; see ${this.plan.logFile}`);
    this.hasServed = true;
  }

  /** `kill -9`; it comes back by itself. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.isWanted = false;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    this.spawn();
    void this.ready().catch(() => undefined);
  }

  async stop(): Promise<number | null> {
    const { child } = this;
    this.isWanted = false;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    child.kill('SIGTERM');
    await once(child, 'exit');
    return child.exitCode;
  }

  private spawn(): void {
    const { args, env, logFile } = this.plan;
    const log = openSync(logFile, 'a');
    // With a channel to this process: should this one be killed, it ends too.
    this.child = spawn(process.execPath, args, {
      env: { ...env, PORT: String(this.port), WORKER_PORT: String(this.port) },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.isWanted = true;
    this.hasServed = false;
    this.child.once('exit', (code, signal) => {
      if (!this.isWanted) return;
      if (this.hasServed) this.endings.push(`${signal ?? `code ${code}`}: ${lastWords(logFile)}`);
      this.spawn();
    });
  }
}

/** What a process wrote before it ended, a stack mostly: without it nobody could say why. */
function lastWords(logFile: string): string {
  return readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n');
}
