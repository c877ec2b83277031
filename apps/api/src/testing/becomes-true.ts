import { setTimeout as wait } from 'node:timers/promises';

/** A little less than a test may take, so that it says what did not come about. */
const longest = 50_000;

/** Waits for what a test asserts, however slow the machine is. @throws what it waited for, where that does not come about */
export async function becomesTrue(isSo: () => unknown, pauseMilliseconds = 20): Promise<void> {
  const end = performance.now() + longest;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`it did not come to be so: ${isSo.toString()}`);
    await wait(pauseMilliseconds);
  }
}
