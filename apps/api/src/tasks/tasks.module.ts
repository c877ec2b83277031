import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentQueue } from '../documents/document-queue.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { EmployersModule } from '../employers/employers.module.js';
import { EnteredAnswers } from '../identity/entered-answers.js';
import { EnteredMarks } from '../identity/entered-marks.js';
import { IdentityChecksStore } from '../identity/identity-checks.store.js';
import { KnownIdentities } from '../identity/known-identities.js';
import { ReadersStore } from '../identity/readers.store.js';
import { SeenAnswers } from '../identity/seen-answers.js';
import { SessionIdentity } from '../identity/session-identity.js';
import { FormsModule } from '../forms/forms.module.js';
import { AuditTrail } from '../signing/audit-trail.js';
import { DocumentAccess } from '../signing/document-access.js';
import { SignaturesStore } from '../signing/signatures.store.js';
import { SubtasksStore } from '../subtasks/subtasks.store.js';
import { AnswersSealer } from './answers-sealer.js';
import { DeletionSchedule } from './deletion-schedule.js';
import { Dossiers } from './dossiers.js';
import { ExpiriesStore } from './expiries.store.js';
import { ExpiryWorker } from './expiry-worker.js';
import { NewTasks } from './new-tasks.js';
import { TaskFields } from './task-fields.js';
import { TaskKeeper } from './task-keeper.js';
import { TaskMigration } from './task-migration.js';
import { RecordsOfTask } from './task-records.js';
import { TaskRows } from './task-rows.js';
import { PlacementTasks } from './tasks-of-placements.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.service.js';
import { TasksStore } from './tasks.store.js';

/** Tasks, and what every feature around them works with: dossiers, the keeper, the stores and the audit trail. */
@Module({
  imports: [AccountsModule, EmployeesModule, EmployersModule, FormsModule],
  controllers: [TasksController],
  providers: [
    AnswersSealer,
    AuditTrail,
    DeletionSchedule,
    DocumentAccess,
    DocumentQueue,
    Dossiers,
    EnteredAnswers,
    EnteredMarks,
    ExpiriesStore,
    ExpiryWorker,
    IdentityChecksStore,
    KnownIdentities,
    NewTasks,
    ReadersStore,
    RecordsOfTask,
    SeenAnswers,
    SessionIdentity,
    SignaturesStore,
    SubtasksStore,
    TaskFields,
    TaskKeeper,
    TaskMigration,
    TaskRows,
    Tasks,
    TasksStore,
    PlacementTasks,
  ],
  exports: [
    AnswersSealer,
    AuditTrail,
    DeletionSchedule,
    DocumentAccess,
    DocumentQueue,
    Dossiers,
    EnteredAnswers,
    IdentityChecksStore,
    KnownIdentities,
    ReadersStore,
    SeenAnswers,
    SessionIdentity,
    SignaturesStore,
    SubtasksStore,
    TaskKeeper,
    TaskRows,
    Tasks,
    PlacementTasks,
    TasksStore,
  ],
})
export class TasksModule {}
