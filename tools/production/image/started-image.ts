import { type ChildProcess, spawn } from 'node:child_process';

import { waitUntil } from '../../process/wait.mjs';

/** The service of an image, from its start by `unshare` to its end. */
export class StartedImage {
  readonly #process: ChildProcess;
  #output = '';

  constructor(words: readonly string[]) {
    const started = spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.#process = started;
  }

  /** @throws where it is not well in time, with the last that it wrote */
  async untilHealthy(port: number, within = 90_000): Promise<void> {
    const isWell = await waitUntil(() => this.#hasEnded() || answers(port), { within, every: 200 });
    if (!isWell || this.#hasEnded())
      throw new Error(`It was not healthy within ${within / 1000} seconds:\n${this.#output.slice(-3000)}`);
  }

  /** As engines stop it. @throws where it does not end by itself, or not well */
  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await waitUntil(() => this.#hasEnded(), { within: 40_000 });
    const { exitCode, signalCode } = this.#process;
    this.#process.kill('SIGKILL');
    if (exitCode !== 0)
      throw new Error(`It ended with ${exitCode ?? signalCode ?? 'nothing'}:\n${this.#output.slice(-3000)}`);
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`)).ok;
  } catch {
    return false;
  }
}
