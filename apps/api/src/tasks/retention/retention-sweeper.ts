import { Injectable } from '@nestjs/common';
import { DeletionScheduleBackfill } from './deletion-schedule-backfill.js';
import { EmployeeDestructionService } from './employee-destruction.service.js';
import { RetentionSweeps } from './retention-sweeps.js';
import { TaskDestructionService } from './task-destruction.service.js';
import { TaskWithdrawalService } from './task-withdrawal.service.js';

/** What the passing of time asks for: tasks are withdrawn as scheduled, and what the law no longer keeps is destroyed. */
@Injectable()
export class RetentionSweeper {
  constructor(
    private readonly sweeps: RetentionSweeps,
    private readonly backfill: DeletionScheduleBackfill,
    private readonly withdrawal: TaskWithdrawalService,
    private readonly taskDestruction: TaskDestructionService,
    private readonly employeeDestruction: EmployeeDestructionService,
  ) {}

  /** Until it is done, or the signal says to stop. */
  async sweep(stopping: AbortSignal): Promise<void> {
    const sweep = this.sweeps.begin(stopping);
    for (const step of [this.backfill, this.withdrawal, this.taskDestruction, this.employeeDestruction]) {
      if (stopping.aborted) return;
      await step.sweep(sweep);
    }
  }
}
