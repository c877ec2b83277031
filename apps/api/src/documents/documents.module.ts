import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { Completion } from './completion.js';
import { DocumentMaker } from './document-maker.js';
import { DocumentWorker } from './document-worker.js';
import { DocumentsController } from './documents.controller.js';
import { Documents } from './documents.service.js';
import { DocumentsStore } from './documents.store.js';
import { Renderer } from './renderer.js';

@Module({
  imports: [AccountsModule, SigningModule, TasksModule],
  controllers: [DocumentsController],
  providers: [Completion, DocumentMaker, DocumentWorker, Documents, DocumentsStore, Renderer],
})
export class DocumentsModule {}
