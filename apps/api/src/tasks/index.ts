export { BankChangeLink } from './bank-changes/bank-change-link.js';
export { ContactChangeLink } from './contact-changes/contact-change-link.js';
export { ArchiveModule } from './archive/archive.module.js';
export { AccountDocumentsModule } from './account-documents/account-documents.module.js';
export { CaseDeadlines, type DeadlineSource } from './compliance/case-deadlines.js';
export { CaseReport, type CasePeriod } from './reports/case-report.js';
export { ReportsModule } from './reports/reports.module.js';
export { reverifiedSql } from './compliance/reverified-sql.js';
export { ComplianceModule } from './compliance/compliance.module.js';
export { NewHiresModule } from './new-hires/new-hires.module.js';
export { RehiresModule } from './rehires/rehires.module.js';
export { ComponentLinks } from './onboarding/component-links.js';
export { calendarOf } from './deadline.js';
export { DigestsModule } from './digests/digests.module.js';
export { DocumentPacketsService, type PacketPerson } from './documents/document-packets.service.js';
export { DocumentRendererService } from './documents/document-renderer.service.js';
export { documentSealPurpose } from './documents/document-sealer.js';
export { DocumentsModule } from './documents/documents.module.js';
export { toPdfResponse } from './documents/to-pdf-response.js';
export { FormEditionsModule } from './form-editions/form-editions.module.js';
export { FormPdfsModule } from './form-pdfs/form-pdfs.module.js';
export { FilesModule } from './files/files.module.js';
export { FilesStore } from './files/files.store.js';
export { type IncomingFile, invalidUpload, readUploads } from './files/read-uploads.js';
export { filesBody } from './files/files-body.js';
export { hashContent, storeFile } from './files/store-file.js';
export { toFileName } from './files/to-file-name.js';
export { toUploadedFile } from './files/to-uploaded-file.js';
export { UploadConcurrency } from './files/upload-concurrency.js';
export { SessionIdentityService } from './identity/session-identity.service.js';
export { byteOrderMark, csvLine } from './inspection/archive/csv-line.js';
export { EmployeeHistoryModule } from './history/employee-history.module.js';
export { InspectionModule } from './inspection/inspection.module.js';
export { IntegrityModule } from './integrity/integrity.module.js';
export { TestCompletionModule } from './test-completion/test-completion.module.js';
export { CorrectionsModule } from './corrections/corrections.module.js';
export { LinkBatchesService } from './onboarding/link-batches.service.js';
export { OnboardingLinksService } from './onboarding/onboarding-links.service.js';
export { OnboardingLinksStore } from './onboarding/onboarding-links.store.js';
export {
  EmployeeMessagesService,
  type LinkMessageKind,
  type MessageToOne,
} from './messages/employee-messages.service.js';
export { askedBefore } from './ladder/asked-before.js';
export { LadderModule } from './ladder/ladder.module.js';
export { WaitingPeopleService } from './ladder/waiting-people.service.js';
export { LinkRequestsService, type LinkRequestVisit } from './messages/link-requests.service.js';
export { TaskMessagesModule } from './messages/task-messages.module.js';
export { OnboardingModule } from './onboarding/onboarding.module.js';
export { PlacementTasksModule } from './placement-tasks.module.js';
export { RepresentativesModule } from './representatives/representatives.module.js';
export { type ListedRepresentative, RepresentativesStore } from './representatives/representatives.store.js';
export { representativeSql } from './representatives/representative-sql.js';
export { representativeStatusOf } from './representatives/to-representative.js';
export { RetentionModule } from './retention/retention.module.js';
export { RevocationsService } from './signing/revocations.service.js';
export { SectionSigned } from './signing/section-signed.js';
export { sha256 } from './signing/sha256.js';
export { SigningModule } from './signing/signing.module.js';
export { SubtasksModule } from './subtasks/subtasks.module.js';
export { hasOpenCorrection, type TaskAggregate } from './task-aggregate.js';
export {
  type DueTaskCase,
  type TaskCaseHistory,
  type TaskCaseNotice,
  TaskCases,
  type TaskCaseStep,
} from './task-cases.js';
export { taskSql } from './task-sql.js';
export { TaskPresenter } from './task-presenter.js';
export { TaskEntity } from './task.entity.js';
export { TasksModule } from './tasks.module.js';
export { OpenTaskWithdrawals } from './open-task-withdrawals.js';
export { TasksService } from './tasks.service.js';
export { SessionRecordsModule } from './session-records.module.js';
export { anchorKeyPurpose } from './trail/anchors.service.js';
export { InstallationVerifier } from './trail/installation-verifier.js';
export { trailKeyPurpose } from './trail/trail-key.js';
export { EverifyProblems } from './work-items/everify-problems.js';
export { FailingWebhooks } from './work-items/failing-webhooks.js';
export { UpcomingStartsModule } from './upcoming-starts/upcoming-starts.module.js';
export { WorkItemsModule } from './work-items/work-items.module.js';
