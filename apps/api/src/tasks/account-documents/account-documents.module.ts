import { Module } from '@nestjs/common';
import { EmployersModule, RecordNamesStore } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { AccountDocumentOpeningsController } from './account-document-openings.controller.js';
import { AccountDocumentOpeningsService } from './account-document-openings.service.js';
import { AccountDocumentOpeningsStore } from './account-document-openings.store.js';
import { AccountDocumentsController } from './account-documents.controller.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { AccountDocumentsStore } from './account-documents.store.js';
import { AccountDocumentUploads } from './account-document-uploads.js';
import { PresentedDocumentService } from './presented-document.service.js';

/** Documents of the account that forms show to whoever signs them. */
@Module({
  imports: [EmployersModule, TasksModule],
  controllers: [AccountDocumentsController, AccountDocumentOpeningsController],
  providers: [
    AccountDocumentsService,
    AccountDocumentsStore,
    AccountDocumentUploads,
    RecordNamesStore,
    AccountDocumentOpeningsService,
    AccountDocumentOpeningsStore,
    PresentedDocumentService,
  ],
  exports: [PresentedDocumentService],
})
export class AccountDocumentsModule {}
