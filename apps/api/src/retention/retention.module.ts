import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { EmployeeDestructionService } from './employee-destruction.js';
import { EmployeeDestructionStore } from './employee-destruction.store.js';
import { PruningService } from './pruning.js';
import { PruningWorker } from './pruning-worker.js';
import { RetentionSweeper } from './retention-sweep.js';
import { RetentionWorker } from './retention-worker.js';
import { DeletionScheduleBackfill } from './schedule-catch-up.js';
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
