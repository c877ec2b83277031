import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { TaskCompletionService } from './task-completion.service.js';
import { DocumentGenerator } from './document-generator.js';
import { DocumentWorker } from './document-worker.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { DocumentsStore } from './documents.store.js';
import { DocumentRendererService } from './document-renderer.service.js';

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
