import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { InstallationChecks } from './installation-checks.service.js';
import { IntegrityCheckArrivals } from './integrity-check-arrivals.js';
import { IntegrityCheckQueue } from './integrity-check-queue.js';
import { IntegrityCheckRunner } from './integrity-check-runner.js';
import { IntegrityCheckWorker } from './integrity-check-worker.js';
import { IntegrityChecksController } from './integrity-checks.controller.js';
import { IntegrityChecksService } from './integrity-checks.service.js';
import { IntegrityChecksStore } from './integrity-checks.store.js';
import { TaskChecks } from './task-checks.service.js';

/** All that accounts keep, compared with what was recorded: regularly, and on request. */
@Module({
  imports: [AccountsModule, SigningModule, TasksModule],
  controllers: [IntegrityChecksController],
  providers: [
    InstallationChecks,
    IntegrityCheckArrivals,
    IntegrityCheckQueue,
    IntegrityCheckRunner,
    IntegrityCheckWorker,
    IntegrityChecksService,
    IntegrityChecksStore,
    TaskChecks,
  ],
})
export class IntegrityModule {}
