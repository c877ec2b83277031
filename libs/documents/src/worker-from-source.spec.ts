import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const worker = join(import.meta.dirname, 'worker-from-source.mjs');

describe('a worker that is ended while it loads its sources', () => {
  it('ends alone', () => {
    const program = `
      import { Worker } from 'node:worker_threads';
      for (let at = 0; at < 30; at += 1) {
        const thread = new Worker('await (await import(${JSON.stringify(worker)})).hasInk("")', { eval: true, stderr: true });
        thread.on('error', () => undefined);
        await new Promise((done) => setTimeout(done, 20 + 8 * at));
        await thread.terminate();
      }
      console.log('still here');`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(said).toBe('still here\n');
  });
});
