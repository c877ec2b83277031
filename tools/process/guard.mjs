import { spawn } from 'node:child_process';

/*
 * Waits on standard input, which closes when the process that holds the other end ends, even by `kill -9`; then
 * stops the target. A negative target is a whole process group (dash understands it after `-s NAME --` only).
 */
const script = `
cat > /dev/null
kill -s "$2" -- "$1" 2>/dev/null
n=0
while kill -s 0 -- "$1" 2>/dev/null && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done
kill -s KILL -- "$1" 2>/dev/null
[ -z "$3" ] || rm -rf -- "$3"
`;

/**
 * Makes sure that a process does not outlive this one. Answers the function that lifts the guard, to be called
 * once the process has ended.
 * @param {number} target
 */
export function guard(target, { signal = 'TERM', remove = '' } = {}) {
  const watcher = spawn('/bin/sh', ['-c', script, 'guard', String(target), signal, remove], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  watcher.stdin.unref?.();
  return () => {
    try {
      process.kill(-watcher.pid, 'SIGKILL');
    } catch {
      // It has gone by itself.
    }
  };
}
