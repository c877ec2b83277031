import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { TaskCompletionService } from './completion.js';
import { DocumentGenerator } from './document-maker.js';
import { DocumentWorker } from './document-worker.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { DocumentsStore } from './documents.store.js';
import { DocumentRendererService } from './renderer.js';

@Module({
  imports: [AccountsModule, SigningModule, TasksModule],
  controllers: [DocumentsController],
  providers: [
    TaskCompletionService,
    DocumentGenerator,
    DocumentWorker,
    DocumentsService,
    DocumentsStore,
    DocumentRendererService,
  ],
})
export class DocumentsModule {}
