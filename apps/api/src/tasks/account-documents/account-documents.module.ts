import { Module } from '@nestjs/common';
import { EmployersModule } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { AccountDocumentsController } from './account-documents.controller.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { AccountDocumentsStore } from './account-documents.store.js';
import { AccountDocumentUploads } from './account-document-uploads.js';
import { PresentedDocumentService } from './presented-document.service.js';

/** Documents of the account that forms show to whoever signs them. */
@Module({
  imports: [EmployersModule, TasksModule],
  controllers: [AccountDocumentsController],
  providers: [
    AccountDocumentsService,
    AccountDocumentsStore,
    AccountDocumentUploads,
    PresentedDocumentService,
  ],
  exports: [PresentedDocumentService],
})
export class AccountDocumentsModule {}
