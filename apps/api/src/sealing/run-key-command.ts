import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { KeyringError, parseKeys } from './parse-keys.js';
import type { SealingKey } from './keyring.js';

const maxMilliseconds = 15_000;
const maxBytes = 64 * 1024;
const run = promisify(execFile);

/**
 * Runs KEY_COMMAND without a shell, and parses the keys that it prints.
 * @throws KeyringError that names the program and its exit; its output is in no message and no log
 */
export async function runKeyCommand(
  [program = '', ...args]: readonly string[],
  timeout = maxMilliseconds,
): Promise<SealingKey[]> {
  const running = run(program, args, { timeout, killSignal: 'SIGKILL', maxBuffer: maxBytes });
  running.child.stdin?.end();
  const { stdout } = await running.catch((error: unknown) => {
    throw new KeyringError(`KEY_COMMAND: ${program} ${describeFailure(error, timeout)}`);
  });
  return parseKeys(stdout, 'What KEY_COMMAND prints');
}

function describeFailure(error: unknown, timeout: number): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return 'cannot be run';
  if (error.code === 'ENOENT') return 'is not there; give its whole path';
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return 'prints more than any keyring has';
  if ('killed' in error && error.killed) return `did not end within ${timeout / 1000} seconds`;
  return `ended with ${error.code ?? 'a signal'}. Run it by hand to see why; what it says is not logged.`;
}
