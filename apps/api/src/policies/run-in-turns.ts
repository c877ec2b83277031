import { setImmediate } from 'node:timers/promises';
import type { ProofSteps } from '@firstday/policy-engine';

/** Does a step at a time, and whatever else waits in this process in between. */
export async function runInTurns<Result>(steps: ProofSteps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
