import type { ProductionStep } from './production-step.ts';
import { commandsStep } from './steps/commands-step.ts';
import { mainJobStep } from './steps/main-job-step.ts';
import { startStep } from './steps/start-step.ts';
import { stopStep } from './steps/stop-step.ts';
import { unpackStep } from './steps/unpack-step.ts';

/** In their order: each finds what those before it left. */
export const productionSteps: readonly ProductionStep[] = [
  unpackStep,
  startStep,
  commandsStep,
  mainJobStep,
  stopStep,
];
