import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, RecordNamesStore } from '../../records/index.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { RetentionModule } from '../retention/retention.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TasksModule } from '../tasks.module.js';
import { ArchivedDocumentsController } from './archived-documents.controller.js';
import { ArchivedTasksController } from './archived-tasks.controller.js';
import { ArchivedTasksService } from './archived-tasks.service.js';
import { ArchivedTasksStore } from './archived-tasks.store.js';
import { TaskRestorationService } from './task-restoration.service.js';

/** What was withdrawn and is kept: read by what reads tasks, and restored. */
@Module({
  imports: [
    AccountsModule,
    DocumentsModule,
    EmployeesModule,
    FilesModule,
    RetentionModule,
    SigningModule,
    TasksModule,
  ],
  controllers: [ArchivedTasksController, ArchivedDocumentsController],
  providers: [ArchivedTasksService, ArchivedTasksStore, RecordNamesStore, TaskRestorationService],
})
export class ArchiveModule {}
