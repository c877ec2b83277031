import type { ProductionStep } from './production-step.ts';
import { backUpStep } from './steps/back-up-step.ts';
import { commandsStep } from './steps/commands-step.ts';
import { mainJobStep } from './steps/main-job-step.ts';
import { restoreStep } from './steps/restore-step.ts';
import { startStep } from './steps/start-step.ts';
import { stopStep } from './steps/stop-step.ts';
import { unpackStep } from './steps/unpack-step.ts';
import { upgradeStep } from './steps/upgrade-step.ts';
import { wayBackStep } from './steps/way-back-step.ts';

/** In their order: each finds what those before it left. */
export const productionSteps: readonly ProductionStep[] = [
  unpackStep,
  startStep,
  commandsStep,
  mainJobStep,
  backUpStep,
  stopStep,
  restoreStep,
  upgradeStep,
  wayBackStep,
  stopStep,
];
