import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { EmployeeDestruction } from './employee-destruction.js';
import { EmployeeDestructionStore } from './employee-destruction.store.js';
import { Pruning } from './pruning.js';
import { PruningWorker } from './pruning-worker.js';
import { RetentionSweep } from './retention-sweep.js';
import { RetentionWorker } from './retention-worker.js';
import { ScheduleCatchUp } from './schedule-catch-up.js';
import { RetentionStore } from './retention.store.js';

@Module({
  imports: [AccountsModule, EmployeesModule, TasksModule],
  providers: [
    EmployeeDestruction,
    EmployeeDestructionStore,
    Pruning,
    PruningWorker,
    RetentionStore,
    RetentionSweep,
    RetentionWorker,
    ScheduleCatchUp,
  ],
})
export class RetentionModule {}
