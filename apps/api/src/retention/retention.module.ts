import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { Pruning } from './pruning.js';
import { PruningWorker } from './pruning-worker.js';
import { RetentionSweep } from './retention-sweep.js';
import { RetentionWorker } from './retention-worker.js';
import { RetentionStore } from './retention.store.js';

@Module({
  imports: [AccountsModule, TasksModule],
  providers: [Pruning, PruningWorker, RetentionStore, RetentionSweep, RetentionWorker],
})
export class RetentionModule {}
