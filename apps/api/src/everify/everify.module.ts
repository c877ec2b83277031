import { Module } from '@nestjs/common';
import { AccountsModule, UsersModule } from '../identity/index.js';
import { RecordNamesStore, RecordsModule } from '../records/index.js';
import { DocumentsModule, FilesModule, SigningModule, TasksModule } from '../tasks/index.js';
import { AwaitedCaseOpener } from './awaited-case-opener.js';
import { CaseAccess } from './case-access.js';
import { CaseActionRunner } from './case-action-runner.js';
import { CaseActionSender } from './case-action-sender.js';
import { CaseActionsService } from './case-actions.service.js';
import { CaseChangesService } from './case-changes.service.js';
import { CaseCopiesService } from './case-copies.service.js';
import { CaseDetailsService } from './case-details.service.js';
import { CaseMismatchService } from './case-mismatch.service.js';
import { CaseNoticeFiles } from './case-notice-files.js';
import { CaseNoticesController } from './case-notices.controller.js';
import { CaseNoticesService } from './case-notices.service.js';
import { CasePreparationService } from './case-preparation.service.js';
import { CaseSealer } from './case-sealer.js';
import { CaseUpdatePoller } from './case-update-poller.js';
import { CaseUpdatesService } from './case-updates.service.js';
import { CaseUploadsService } from './case-uploads.service.js';
import { CaseWriter } from './case-writer.js';
import { DueCasesStore } from './due-cases.store.js';
import { EverifyCasesController } from './everify-cases.controller.js';
import { EverifyCasesService } from './everify-cases.service.js';
import { EverifyCasesStore } from './everify-cases.store.js';
import { EverifyConnectionsController } from './everify-connections.controller.js';
import { EverifyConnectionsService } from './everify-connections.service.js';
import { EverifyConnectionsStore } from './everify-connections.store.js';
import { EverifyHealth } from './everify-health.js';
import { EverifyHealthStore } from './everify-health.store.js';
import { EverifyNotices } from './everify-notices.js';
import { EverifyProblemsStore } from './everify-problems.store.js';
import { EverifyInquiry } from './everify-inquiry.js';
import { EverifyWorker } from './everify-worker.js';
import { PendingActionsService } from './pending-actions.service.js';
import { StatusChangeImportsStore } from './status-change-imports.store.js';
import { StatusChangeReportsController } from './status-change-reports.controller.js';
import { StatusChangeReportsService } from './status-change-reports.service.js';

@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    FilesModule,
    RecordsModule,
    SigningModule,
    TasksModule,
    UsersModule,
  ],
  controllers: [
    EverifyCasesController,
    CaseNoticesController,
    EverifyConnectionsController,
    StatusChangeReportsController,
  ],
  providers: [
    AwaitedCaseOpener,
    CaseAccess,
    CaseActionRunner,
    CaseActionSender,
    CaseActionsService,
    CaseChangesService,
    CaseCopiesService,
    CaseDetailsService,
    CaseMismatchService,
    CaseNoticeFiles,
    CaseNoticesService,
    CasePreparationService,
    CaseSealer,
    CaseUpdatePoller,
    CaseUpdatesService,
    CaseUploadsService,
    CaseWriter,
    DueCasesStore,
    EverifyCasesService,
    EverifyCasesStore,
    EverifyConnectionsService,
    EverifyConnectionsStore,
    EverifyHealth,
    EverifyHealthStore,
    EverifyInquiry,
    EverifyNotices,
    EverifyProblemsStore,
    EverifyWorker,
    PendingActionsService,
    RecordNamesStore,
    StatusChangeImportsStore,
    StatusChangeReportsService,
  ],
  exports: [CasePreparationService, DueCasesStore, EverifyCasesStore],
})
export class EverifyModule {}
