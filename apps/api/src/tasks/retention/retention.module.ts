import { Module } from '@nestjs/common';
import { EventContentsStore } from '../../events/index.js';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, RecordNamesStore } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { EmployeeDestructionService } from './employee-destruction.service.js';
import { EmployeeEraser } from './employee-eraser.js';
import { retentionSteps } from './retention-steps.js';
import { RetentionSweeps } from './retention-sweeps.js';
import { SealedValuesDestruction } from './sealed-values-destruction.js';
import { TaskDestructionService } from './task-destruction.service.js';
import { TaskTracesEraser } from './task-traces-eraser.js';
import { TaskEraser } from './task-eraser.js';
import { TaskWithdrawalService } from './task-withdrawal.service.js';
import { RetentionSweeper } from './retention-sweeper.js';
import { RetentionWorker } from './retention-worker.js';
import { DeletionScheduleBackfill } from './deletion-schedule-backfill.js';
import { DestructionCertificatesController } from './destruction-certificates.controller.js';
import { DestructionCertificatesService } from './destruction-certificates.service.js';
import { DestructionCertificatesStore } from './destruction-certificates.store.js';
import { LegalHoldsController } from './legal-holds.controller.js';
import { LegalHoldsService } from './legal-holds.service.js';
import { LegalHoldsStore } from './legal-holds.store.js';
import { RetentionHealthStore } from './retention-health.store.js';
import { RetentionStore } from './retention.store.js';

@Module({
  imports: [AccountsModule, EmployeesModule, TasksModule],
  controllers: [DestructionCertificatesController, LegalHoldsController],
  providers: [
    DestructionCertificatesService,
    DestructionCertificatesStore,
    LegalHoldsService,
    TaskTracesEraser,
    LegalHoldsStore,
    RecordNamesStore,
    EmployeeDestructionService,
    EmployeeEraser,
    EventContentsStore,
    RetentionHealthStore,
    RetentionStore,
    RetentionSweeper,
    retentionSteps,
    RetentionSweeps,
    RetentionWorker,
    SealedValuesDestruction,
    TaskDestructionService,
    TaskEraser,
    TaskWithdrawalService,
    DeletionScheduleBackfill,
  ],
  exports: [LegalHoldsStore],
})
export class RetentionModule {}
