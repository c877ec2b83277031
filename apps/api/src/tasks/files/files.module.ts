import { Module } from '@nestjs/common';
import { SubtasksModule } from '../subtasks/subtasks.module.js';
import { TasksModule } from '../tasks.module.js';
import { AbandonedUploadsWorker } from './abandoned-uploads-worker.js';
import { FileRecorder } from './file-recorder.js';
import { FileAnswersService } from './file-answers.service.js';
import { VisibleFilesService } from './visible-files.service.js';
import { OnboardingLinkSql } from '../onboarding/onboarding-link-sql.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { FilesStore } from './files.store.js';
import { FileTicketService } from './file-ticket.service.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [SubtasksModule, TasksModule],
  controllers: [FilesController],
  providers: [
    AbandonedUploadsWorker,
    FileAnswersService,
    FileRecorder,
    FilesService,
    FilesStore,
    FileTicketService,
    OnboardingLinkSql,
    UploadsService,
    VisibleFilesService,
  ],
  exports: [FilesService, FilesStore],
})
export class FilesModule {}
