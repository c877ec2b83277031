import { doMainJob } from '../do-main-job.ts';
import type { ProductionStep } from '../production-step.ts';

/** What Firstday is for. */
export const mainJobStep: ProductionStep = {
  title: 'a policy asks, somebody opens the hosted page and signs Form W-4, and the PDF has the answers',
  run: (release) => doMainJob(release, '123-45-6789'),
};
