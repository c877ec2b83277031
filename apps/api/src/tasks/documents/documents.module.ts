import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, RecordNamesStore } from '../../records/index.js';
import { EvidenceModule } from '../../sealing/index.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { TaskCompletionService } from './task-completion.service.js';
import { CompletedTaskWriter } from './completed-task-writer.js';
import { DocumentAccessService } from './document-access.service.js';
import { DocumentHealth } from './document-health.js';
import { DocumentHealthStore } from './document-health.store.js';
import { DocumentPacketsService } from './document-packets.service.js';
import { DocumentPdfsService } from './document-pdfs.service.js';
import { DocumentJobsService } from './document-jobs.service.js';
import { DocumentCheckService } from './document-check.service.js';
import { DocumentPreviewService } from './document-preview.service.js';
import { DocumentInputsService } from './document-inputs.service.js';
import { DocumentGenerator } from './document-generator.js';
import { SealedRenderer } from './sealed-renderer.js';
import { DocumentSignatures } from './document-signatures.service.js';
import { DocumentSealer } from './document-sealer.js';
import { DocumentWorker } from './document-worker.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { SessionDocumentsService } from './session-documents.service.js';
import { DocumentsStore } from './documents.store.js';
import { FormPreviewService } from './form-preview.service.js';
import { OfficialDocumentsService } from './official-documents.service.js';
import { PdfReadingService } from './pdf-reading.service.js';
import { DocumentJobBudgets } from './account-budgets.js';
import { DocumentRetriesService } from './document-retries.service.js';
import { DocumentRendererService } from './document-renderer.service.js';

@Module({
  imports: [FormsModule, AccountsModule, EmployeesModule, EvidenceModule, SigningModule, TasksModule],
  controllers: [DocumentsController],
  providers: [
    CompletedTaskWriter,
    TaskCompletionService,
    DocumentAccessService,
    DocumentCheckService,
    DocumentGenerator,
    DocumentHealth,
    DocumentHealthStore,
    DocumentInputsService,
    DocumentPacketsService,
    DocumentJobBudgets,
    DocumentJobsService,
    DocumentPdfsService,
    DocumentPreviewService,
    DocumentSealer,
    DocumentSignatures,
    SealedRenderer,
    DocumentWorker,
    DocumentsService,
    SessionDocumentsService,
    DocumentsStore,
    DocumentRendererService,
    DocumentRetriesService,
    RecordNamesStore,
    FormPreviewService,
    OfficialDocumentsService,
    PdfReadingService,
  ],
  exports: [
    DocumentPacketsService,
    DocumentRendererService,
    DocumentsService,
    OfficialDocumentsService,
    PdfReadingService,
  ],
})
export class DocumentsModule {}
