import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentQueue } from '../documents/document-queue.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { EmployersModule } from '../employers/employers.module.js';
import { EnteredAnswersService } from '../identity/entered-answers.js';
import { EnteredAnswerHasher } from '../identity/entered-marks.js';
import { IdentityChecksStore } from '../identity/identity-checks.store.js';
import { KnownIdentityService } from '../identity/known-identities.js';
import { SessionReadersStore } from '../identity/readers.store.js';
import { VisibleAnswersService } from '../identity/seen-answers.js';
import { SessionIdentityService } from '../identity/session-identity.js';
import { FormsModule } from '../forms/forms.module.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { DocumentAccessLog } from '../signing/document-access.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import { AnswersSealer } from './answers-sealer.js';
import { DeletionScheduler } from './deletion-schedule.js';
import { TaskAggregateRepository } from './dossiers.js';
import { ExpiredTasksStore } from './expiries.store.js';
import { TaskExpiryWorker } from './expiry-worker.js';
import { TaskCreationService } from './new-tasks.js';
import { TaskFieldsService } from './task-fields.js';
import { TaskWriter } from './task-keeper.js';
import { TaskMigrationService } from './task-migration.js';
import { TaskRecordsReader } from './task-records.js';
import { TaskPresenter } from './task-rows.js';
import { PlacementTasksService } from './tasks-of-placements.js';
import { TasksController } from './tasks.controller.js';
import { TasksService } from './tasks.service.js';
import { TasksStore } from './tasks.store.js';

/** Tasks, and what every feature around them works with: dossiers, the keeper, the stores and the audit trail. */
@Module({
  imports: [AccountsModule, EmployeesModule, EmployersModule, FormsModule],
  controllers: [TasksController],
  providers: [
    AnswersSealer,
    AuditTrail,
    DeletionScheduler,
    DocumentAccessLog,
    DocumentQueue,
    TaskAggregateRepository,
    EnteredAnswersService,
    EnteredAnswerHasher,
    ExpiredTasksStore,
    TaskExpiryWorker,
    IdentityChecksStore,
    KnownIdentityService,
    TaskCreationService,
    SessionReadersStore,
    TaskRecordsReader,
    VisibleAnswersService,
    SessionIdentityService,
    SignaturesStore,
    SubtasksStore,
    TaskFieldsService,
    TaskWriter,
    TaskMigrationService,
    TaskPresenter,
    TasksService,
    TasksStore,
    PlacementTasksService,
  ],
  exports: [
    AnswersSealer,
    AuditTrail,
    DeletionScheduler,
    DocumentAccessLog,
    DocumentQueue,
    TaskAggregateRepository,
    EnteredAnswersService,
    IdentityChecksStore,
    KnownIdentityService,
    SessionReadersStore,
    VisibleAnswersService,
    SessionIdentityService,
    SignaturesStore,
    SubtasksStore,
    TaskWriter,
    TaskPresenter,
    TasksService,
    PlacementTasksService,
    TasksStore,
  ],
})
export class TasksModule {}
