import type { FactoryProvider } from '@nestjs/common';
import { DeletionScheduleBackfill } from './deletion-schedule-backfill.js';
import { EmployeeDestructionService } from './employee-destruction.service.js';
import type { RetentionSweep } from './retention-sweeps.js';
import { TaskDestructionService } from './task-destruction.service.js';
import { TaskTracesEraser } from './task-traces-eraser.js';
import { TaskWithdrawalService } from './task-withdrawal.service.js';

export interface RetentionStep {
  sweep(sweep: RetentionSweep): Promise<void>;
}

/** What a sweep does, in this order. */
export const RETENTION_STEPS = Symbol('RETENTION_STEPS');

export const retentionSteps: FactoryProvider<readonly RetentionStep[]> = {
  provide: RETENTION_STEPS,
  useFactory: (...steps: RetentionStep[]) => steps,
  inject: [
    DeletionScheduleBackfill,
    TaskWithdrawalService,
    TaskDestructionService,
    EmployeeDestructionService,
    TaskTracesEraser,
  ],
};
