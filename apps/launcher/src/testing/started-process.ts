import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort } from '../../../../tools/process/ports.mjs';
import { waitUntil } from '../../../../tools/process/wait.mjs';
import { root } from '../../../../tools/setup/root.mjs';
import type { Environment } from '../environment.ts';

/** What is built is run, as `npm start` runs it: `npm test` builds before it comes here. */
export class StartedProcess {
  readonly child: ChildProcess;
  readonly url: string;
  log = '';

  private constructor(program: string, port: number, env: Environment) {
    this.url = `http://127.0.0.1:${port}`;
    // With a channel to this process, as the launcher starts it: should this one be killed, it ends too.
    this.child = spawn('node', [join(root, 'apps/api/dist', program)], {
      env: { ...env, PORT: String(port), WORKER_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const keep = (chunk: Buffer) => (this.log += chunk.toString());
    this.child.stdout?.on('data', keep);
    this.child.stderr?.on('data', keep);
  }

  static async start(program: string, env: Environment): Promise<StartedProcess> {
    const running = new StartedProcess(program, await freePort(), env);
    const isReady = () =>
      fetch(`${running.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    if (!(await waitUntil(isReady, { within: 60_000 }))) throw new Error(running.log);
    return running;
  }

  async end(signal: NodeJS.Signals): Promise<{ code: number | null }> {
    this.child.kill(signal);
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return { code: this.child.exitCode };
  }
}
