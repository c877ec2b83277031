import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { RetentionSweep } from './retention-sweep.js';
import { RetentionWorker } from './retention-worker.js';
import { RetentionStore } from './retention.store.js';

@Module({
  imports: [AccountsModule, TasksModule],
  providers: [RetentionStore, RetentionSweep, RetentionWorker],
})
export class RetentionModule {}
