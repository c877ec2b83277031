import { Module } from '@nestjs/common';
import { AccountsModule, publishScopeSql, UsersStore } from '../identity/index.js';
import { DocumentQueue } from './documents/document-queue.store.js';
import { EvidenceModule } from '../sealing/index.js';
import { EmployeesModule, EmployersModule, RecordExpansionModule } from '../records/index.js';
import { EnteredAnswersService } from './identity/entered-answers.service.js';
import { EmployeeDevicesStore } from './identity/employee-devices.store.js';
import { EnteredAnswerHasher } from './identity/entered-answer-hasher.js';
import { SessionReadersStore } from './identity/session-readers.store.js';
import { VisibleAnswersService } from './identity/visible-answers.service.js';
import { SessionIdentityService } from './identity/session-identity.service.js';
import { FormsModule } from '../forms/index.js';
import { AuditTrail } from './signing/audit-trail.store.js';
import { DocumentAccessLog } from './signing/document-access-log.js';
import { SignaturesStore } from './signing/signatures.store.js';
import { SubtasksStore } from './subtasks/subtasks.store.js';
import { AnswersSealer } from './answers-sealer.js';
import { ComplianceDeadlinesService } from './compliance/compliance-deadlines.service.js';
import { ComplianceDeadlinesStore } from './compliance/compliance-deadlines.store.js';
import { DeletionScheduler } from './deletion-scheduler.js';
import { TaskAggregateRepository } from './task-aggregate.repository.js';
import { EmployeeTasksService } from './employee-tasks.service.js';
import { ExpiredTasksStore } from './expired-tasks.store.js';
import { TaskExpiryWorker } from './task-expiry-worker.js';
import { AnswerRecorder } from './answer-recorder.js';
import { TaskAssignmentService } from './task-assignment.service.js';
import { TaskExpiryService } from './task-expiry.service.js';
import { TaskCreationService } from './task-creation.service.js';
import { TaskFieldsService } from './task-fields.service.js';
import { TaskWriter } from './task-writer.js';
import { TaskMigrationService } from './task-migration.service.js';
import { TaskRecordsReader } from './task-records.js';
import { TaskPresenter } from './task-presenter.js';
import { OpenTaskWithdrawals } from './open-task-withdrawals.js';
import { OrganizationTasks } from './organization-tasks.js';
import { OwnAnswersReader } from './own-answers-reader.js';
import { PlacementTasksService } from './placement-tasks.service.js';
import { TasksController } from './tasks.controller.js';
import { TasksService } from './tasks.service.js';
import { RenewalAsker } from './renewals/renewal-asker.service.js';
import { RenewalWorker } from './renewals/renewal-worker.js';
import { RenewalsService } from './renewals/renewals.service.js';
import { RenewalsStore } from './renewals/renewals.store.js';
import { ScopeChangesService } from './renewals/scope-changes.service.js';
import { SegregatedTasksStore } from './segregation/segregated-tasks.store.js';
import { SegregationService } from './segregation/segregation.service.js';
import { RepresentativeDevices } from './representatives/representative-devices.js';
import { RepresentativesStore } from './representatives/representatives.store.js';
import { IndexReader } from './trail/index-reader.store.js';
import { FileHasher } from './trail/file-hasher.js';
import { RecordedFiles } from './trail/recorded-files.js';
import { RecordedIndex } from './trail/recorded-index.js';
import { RecordedDocuments } from './trail/recorded-documents.js';
import { RecordedSignatures } from './trail/recorded-signatures.js';
import { TamperingLog } from './trail/tampering-log.js';
import { TrailEvidence } from './trail/trail-evidence.js';
import { TrailKey } from './trail/trail-key.js';
import { TasksStore } from './tasks.store.js';
import { AttestedFiles } from './versions/attested-files.js';
import { CorrectionRecorder } from './versions/correction-recorder.js';
import { RecordedVersions } from './versions/recorded-versions.js';
import { TaskVersionsStore } from './versions/task-versions.store.js';
import { VersionReader } from './versions/version-reader.js';
import { VersionRecorder } from './versions/version-recorder.js';
import { VersionSealer } from './versions/version-sealer.js';
import { taskSql } from './task-sql.js';

/** Tasks, and what the features around them work with: aggregates, the writer, the stores and the audit trail. */
@Module({
  imports: [
    AccountsModule,
    EvidenceModule,
    EmployeesModule,
    EmployersModule,
    FormsModule,
    RecordExpansionModule,
  ],
  controllers: [TasksController],
  providers: [
    AnswerRecorder,
    AnswersSealer,
    AttestedFiles,
    AuditTrail,
    CorrectionRecorder,
    ComplianceDeadlinesService,
    ComplianceDeadlinesStore,
    DeletionScheduler,
    DocumentAccessLog,
    DocumentQueue,
    IndexReader,
    FileHasher,
    RecordedDocuments,
    RecordedFiles,
    RecordedIndex,
    RepresentativeDevices,
    RepresentativesStore,
    RecordedSignatures,
    RecordedVersions,
    TamperingLog,
    TrailEvidence,
    TrailKey,
    TaskAggregateRepository,
    EmployeeDevicesStore,
    EnteredAnswersService,
    EnteredAnswerHasher,
    EmployeeTasksService,
    ExpiredTasksStore,
    TaskExpiryWorker,
    OpenTaskWithdrawals,
    OrganizationTasks,
    OwnAnswersReader,
    TaskAssignmentService,
    TaskCreationService,
    TaskExpiryService,
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
    RenewalAsker,
    RenewalsService,
    RenewalsStore,
    RenewalWorker,
    ScopeChangesService,
    SegregatedTasksStore,
    SegregationService,
    TaskVersionsStore,
    UsersStore,
    VersionReader,
    VersionRecorder,
    VersionSealer,
  ],
  exports: [
    TaskCreationService,
    AttestedFiles,
    CorrectionRecorder,
    IndexReader,
    FileHasher,
    RecordedDocuments,
    RecordedFiles,
    RecordedIndex,
    RepresentativeDevices,
    RepresentativesStore,
    RecordedVersions,
    TamperingLog,
    TrailEvidence,
    AnswersSealer,
    AuditTrail,
    ComplianceDeadlinesService,
    ComplianceDeadlinesStore,
    DeletionScheduler,
    DocumentAccessLog,
    DocumentQueue,
    EmployeeDevicesStore,
    EmployeeTasksService,
    TaskAggregateRepository,
    EnteredAnswersService,
    EnteredAnswerHasher,
    OpenTaskWithdrawals,
    OrganizationTasks,
    SessionReadersStore,
    VisibleAnswersService,
    SessionIdentityService,
    SignaturesStore,
    SubtasksStore,
    TaskFieldsService,
    TaskWriter,
    TaskPresenter,
    TasksService,
    PlacementTasksService,
    RenewalsService,
    TasksStore,
    TaskVersionsStore,
    VersionReader,
    VersionRecorder,
  ],
})
export class TasksModule {
  constructor() {
    publishScopeSql({ openTaskExists: taskSql.openExists, taskIds: taskSql.idsOf });
  }
}
