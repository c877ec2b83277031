import { Inject, Injectable } from '@nestjs/common';
import { type RetentionStep, RETENTION_STEPS } from './retention-steps.js';
import { RetentionSweeps } from './retention-sweeps.js';

/** What the passing of time asks for: tasks are withdrawn as scheduled, and what the law no longer keeps is destroyed. */
@Injectable()
export class RetentionSweeper {
  constructor(
    private readonly sweeps: RetentionSweeps,
    @Inject(RETENTION_STEPS) private readonly steps: readonly RetentionStep[],
  ) {}

  /** Until it is done, or the signal says to stop. */
  async sweep(stopping: AbortSignal): Promise<void> {
    const sweep = this.sweeps.begin(stopping);
    for (const step of this.steps) {
      if (stopping.aborted) return;
      await step.sweep(sweep);
    }
  }
}
