import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { runningUrls } from '../apps/launcher/src/console/running-urls.ts';
import { waitUntil } from '../tools/process/wait.mjs';

/** `npm start` as an operator runs it: what it says, how it ends, and which processes it leaves. */
export class StartedService {
  private readonly child: ChildProcess;
  private readonly dataDir: string;
  private said = '';

  constructor(settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string }) {
    this.dataDir = settings.DATA_DIR;
    this.child = spawn('node', ['tools/setup/start.mjs'], {
      env: { ...process.env, DATABASE_URL: '', BASE_URL: '', NODE_OPTIONS: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => (this.said += chunk.toString());
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
  }

  get output() {
    return this.said;
  }

  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Waits until it has said that it is ready. */
  async ready(): Promise<void> {
    await waitUntil(() => this.said.includes('Firstday is ready at') || !this.isRunning, { within: 100_000 });
    if (!this.said.includes('Firstday is ready at')) throw new Error(`It did not start: ${this.said}`);
  }

  kill(signal: NodeJS.Signals) {
    this.child.kill(signal);
  }

  /** The exit code. */
  async ended(): Promise<number | null> {
    if (this.isRunning) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** The processes of the API, the web and the database. */
  parts(): { readonly services: readonly number[]; readonly database: number } {
    return { services: this.pidsIn('firstday.lock'), database: this.databasePid() };
  }

  /** The processes that were started with `ROLE=worker`. */
  workers(): readonly number[] {
    return this.pidsIn('firstday-worker.lock');
  }

  /** Where the embedded database answers. */
  databaseUrl(): string {
    return runningUrls(this.dataDir).serviceUrl;
  }

  private pidsIn(file: string): readonly number[] {
    const lock: { parts: { pid: number }[] } = JSON.parse(readFileSync(join(this.dataDir, file), 'utf8'));
    return lock.parts.map(({ pid }) => pid);
  }

  private databasePid(): number {
    const { cluster } = JSON.parse(readFileSync(join(this.dataDir, 'postgres.json'), 'utf8'));
    return Number.parseInt(
      readFileSync(join(cluster ?? join(this.dataDir, 'postgres'), 'postmaster.pid'), 'utf8'),
    );
  }
}
