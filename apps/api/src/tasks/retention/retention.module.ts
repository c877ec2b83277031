import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { EmployeeDestructionService } from './employee-destruction.service.js';
import { EmployeeDestructionStore } from './employee-destruction.store.js';
import { PruningService } from './pruning.service.js';
import { PruningWorker } from './pruning-worker.js';
import { RetentionSweeper } from './retention-sweeper.js';
import { RetentionWorker } from './retention-worker.js';
import { DeletionScheduleBackfill } from './deletion-schedule-backfill.js';
import { RetentionStore } from './retention.store.js';

@Module({
  imports: [AccountsModule, EmployeesModule, TasksModule],
  providers: [
    EmployeeDestructionService,
    EmployeeDestructionStore,
    PruningService,
    PruningWorker,
    RetentionStore,
    RetentionSweeper,
    RetentionWorker,
    DeletionScheduleBackfill,
  ],
})
export class RetentionModule {}
