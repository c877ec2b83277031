import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const hooks = join(import.meta.dirname, 'run-from-source.mjs');

describe('a thread that is ended while its sources are compiled', () => {
  it('ends alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'firstday-threads-'));
    const lines = Array.from({ length: 20_000 }, (_, at) => `export const value${at}: number = ${at};`);
    writeFileSync(join(folder, 'long.ts'), `// ${randomUUID()}\n${lines.join('\n')}`);
    const program = `
      import { Worker } from 'node:worker_threads';
      for (let at = 0; at < 4; at += 1) {
        const thread = new Worker('await import(${JSON.stringify(join(folder, 'long.ts'))})', {
          eval: true, execArgv: ['--import', ${JSON.stringify(hooks)}], stderr: true,
        });
        thread.on('error', () => undefined);
        await new Promise((done) => setTimeout(done, 100 + 100 * at));
        await thread.terminate();
      }
      console.log('still here');`;
    try {
      const said = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
        encoding: 'utf8',
      });
      expect(said).toBe('still here\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
