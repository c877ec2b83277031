import { Module } from '@nestjs/common';
import { AccountsModule, ThemesModule, UsersStore } from '../../identity/index.js';
import { FormPdfsModule } from '../form-pdfs/form-pdfs.module.js';
import { FormsModule } from '../../forms/index.js';
import {
  EmployeesModule,
  EmployersModule,
  HostedTextsModule,
  NewHireEmployersStore,
  RecordNamesStore,
} from '../../records/index.js';
import { AccountDocumentsModule } from '../account-documents/account-documents.module.js';
import { ComplianceCalendarStore } from '../compliance/compliance-calendar.store.js';
import { NewHireDeadlinesStore } from '../compliance/new-hire-deadlines.store.js';
import { ContinuationsController } from '../continuations/continuations.controller.js';
import { ContinuationsService } from '../continuations/continuations.service.js';
import { ContinuationsStore } from '../continuations/continuations.store.js';
import { CorrectionsModule } from '../corrections/corrections.module.js';
import { DueTasksService } from '../compliance/due-tasks.service.js';
import { FilesModule } from '../files/files.module.js';
import { HandedSessionsService } from '../handovers/handed-sessions.service.js';
import { HandoversController } from '../handovers/handovers.controller.js';
import { HandoversService } from '../handovers/handovers.service.js';
import { CodeDestinationsService } from '../identity-codes/code-destinations.service.js';
import { IdentityChecksStore } from '../identity-codes/identity-checks.store.js';
import { IdentityCodeLog } from '../identity-codes/identity-code-log.js';
import { IdentityCodesService } from '../identity-codes/identity-codes.service.js';
import { IdentityCodesStore } from '../identity-codes/identity-codes.store.js';
import { MessageRecipientsStore } from '../recipients/message-recipients.store.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { FormSessionsController } from './form-sessions.controller.js';
import { FormSessionsService } from './form-sessions.service.js';
import { FormSessionsStore } from './form-sessions.store.js';
import { FormSessionOpener } from './form-session-opener.js';
import { MakerPresenceStore } from './maker-presence.store.js';
import { LinkVisitsService } from './link-visits.service.js';
import { LinkBatchesService } from './link-batches.service.js';
import { LinkExchangeService } from './link-exchange.service.js';
import { LinkRecordsService } from './link-records.service.js';
import { LinkTargetsService } from './link-targets.service.js';
import { OnboardingController } from './onboarding.controller.js';
import { OnboardingLinkMaker } from './onboarding-link-maker.js';
import { OnboardingLinksService } from './onboarding-links.service.js';
import { OnboardingLinkSql } from './onboarding-link-sql.js';
import { OnboardingLinksStore } from './onboarding-links.store.js';
import { AskedRepresentativesStore } from '../representatives/asked-representatives.store.js';
import { RepresentativeCodeAttempts } from '../representatives/representative-code-attempts.js';
import { RepresentativeCodes } from '../representatives/representative-codes.js';
import { RepresentativeCodeService } from '../representatives/representative-code.service.js';
import { SessionRepresentativeService } from '../representatives/session-representative.service.js';
import { SessionTasksService } from './session-tasks.service.js';
import { SignedInReaderService } from './signed-in-reader.service.js';
import { SignersService } from './signers.service.js';
import { TaskRenewalService } from './task-renewal.service.js';
import { TaskSheetsService } from './task-sheets.service.js';

@Module({
  imports: [
    AccountDocumentsModule,
    AccountsModule,
    CorrectionsModule,
    EmployeesModule,
    EmployersModule,
    FilesModule,
    FormPdfsModule,
    FormsModule,
    HostedTextsModule,
    SigningModule,
    TasksModule,
    ThemesModule,
  ],
  controllers: [ContinuationsController, FormSessionsController, HandoversController, OnboardingController],
  providers: [
    AskedRepresentativesStore,
    ComplianceCalendarStore,
    NewHireDeadlinesStore,
    NewHireEmployersStore,
    ContinuationsService,
    ContinuationsStore,
    DueTasksService,
    FormSessionsService,
    FormSessionsStore,
    FormSessionOpener,
    HandedSessionsService,
    HandoversService,
    CodeDestinationsService,
    IdentityChecksStore,
    IdentityCodeLog,
    IdentityCodesService,
    IdentityCodesStore,
    LinkBatchesService,
    LinkExchangeService,
    LinkRecordsService,
    LinkTargetsService,
    LinkVisitsService,
    MakerPresenceStore,
    OnboardingLinkMaker,
    OnboardingLinksService,
    OnboardingLinkSql,
    OnboardingLinksStore,
    MessageRecipientsStore,
    RecordNamesStore,
    SessionTasksService,
    SignedInReaderService,
    SignersService,
    TaskRenewalService,
    TaskSheetsService,
    UsersStore,
    RepresentativeCodeAttempts,
    RepresentativeCodes,
    RepresentativeCodeService,
    SessionRepresentativeService,
  ],
  exports: [
    AskedRepresentativesStore,
    MessageRecipientsStore,
    FormSessionsStore,
    LinkBatchesService,
    LinkExchangeService,
    LinkTargetsService,
    OnboardingLinksService,
    OnboardingLinksStore,
  ],
})
export class OnboardingModule {}
