import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { FormsModule } from '../../forms/index.js';
import { AccountDocumentsModule } from '../account-documents/account-documents.module.js';
import { EvidenceModule } from '../../sealing/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { BankChangeCancellations } from '../bank-changes/bank-change-cancellations.service.js';
import { BankChangeLink } from '../bank-changes/bank-change-link.js';
import { BankChanges } from '../bank-changes/bank-changes.service.js';
import { BankChangesController } from '../bank-changes/bank-changes.controller.js';
import { AnchorLog } from '../trail/anchor-log.js';
import { AnchorTimeStamper } from '../trail/anchor-time-stamper.js';
import { AnchorTimeStampWorker } from '../trail/anchor-time-stamp-worker.js';
import { AnchorWorker } from '../trail/anchor-worker.js';
import { AnchorsService } from '../trail/anchors.service.js';
import { RepresentativeSignatures } from '../representatives/representative-signatures.js';
import { IndexAttestationWorker } from '../trail/index-attestation-worker.js';
import { RecordedAttestations } from '../trail/recorded-attestations.js';
import { RecordedContents } from '../trail/recorded-contents.js';
import { TaskVerifier } from '../trail/task-verifier.js';
import { TrailVerifier } from '../trail/trail-verifier.js';
import { AdoptedSignatures } from './adopted-signatures.js';
import { AwaitedNumbersService } from './awaited-numbers.service.js';
import { ChangeRequestsService } from './change-requests.service.js';
import { LinkArrivals } from './link-arrivals.js';
import { RevocationsService } from './revocations.service.js';
import { SectionReopener } from './section-reopener.js';
import { SendBackService } from './send-back.service.js';
import { ShownAttestations } from './shown-attestations.js';
import { SignatureImageCheck } from './signature-image-check.js';
import { SignatureImageSealer } from './signature-image-sealer.js';
import { SignatureRecorder } from './signature-recorder.js';
import { SigningChecks } from './signing-checks.js';
import { SignatureInk } from './signature-ink.js';
import { SigningController } from './signing.controller.js';
import { ConsentAccess } from '../consents/consent-access.js';
import { PaperCopiesService } from '../consents/paper-copies.service.js';
import { SigningConsentsController } from '../consents/signing-consents.controller.js';
import { SigningConsentsService } from '../consents/signing-consents.service.js';
import { SigningConsentsStore } from '../consents/signing-consents.store.js';
import { SigningService } from './signing.service.js';
import { TaskAuditService } from './task-audit.service.js';
import { CorrectedValuesService } from '../versions/corrected-values.service.js';
import { VersionHistory } from '../versions/version-history.js';
import { TaskVersionsController } from '../versions/task-versions.controller.js';
import { EmployeeDocumentsService } from '../versions/employee-documents.service.js';
import { TaskVersionsService } from '../versions/task-versions.service.js';
import { VersionAnswersService } from '../versions/version-answers.service.js';

@Module({
  imports: [AccountsModule, FormsModule, AccountDocumentsModule, EvidenceModule, TasksModule],
  controllers: [BankChangesController, SigningController, SigningConsentsController, TaskVersionsController],
  providers: [
    AdoptedSignatures,
    AwaitedNumbersService,
    BankChangeCancellations,
    BankChangeLink,
    BankChanges,
    ChangeRequestsService,
    CorrectedValuesService,
    LinkArrivals,
    RevocationsService,
    RepresentativeSignatures,
    SectionReopener,
    SendBackService,
    ShownAttestations,
    SignatureImageCheck,
    SignatureImageSealer,
    SignatureInk,
    SignatureRecorder,
    SigningChecks,
    SigningService,
    PaperCopiesService,
    ConsentAccess,
    EmployeeDocumentsService,
    RecordNamesStore,
    SigningConsentsService,
    SigningConsentsStore,
    AnchorLog,
    AnchorsService,
    AnchorWorker,
    AnchorTimeStamper,
    AnchorTimeStampWorker,
    IndexAttestationWorker,
    RecordedAttestations,
    RecordedContents,
    TaskAuditService,
    TaskVerifier,
    TaskVersionsService,
    TrailVerifier,
    VersionAnswersService,
    VersionHistory,
  ],
  exports: [
    AdoptedSignatures,
    AnchorLog,
    AnchorTimeStamper,
    ShownAttestations,
    AnchorsService,
    AwaitedNumbersService,
    ChangeRequestsService,
    RecordedAttestations,
    RevocationsService,
    SectionReopener,
    SignatureImageSealer,
    SigningService,
    TaskAuditService,
    TaskVerifier,
    TaskVersionsService,
    TrailVerifier,
    VersionAnswersService,
    VersionHistory,
  ],
})
export class SigningModule {}
