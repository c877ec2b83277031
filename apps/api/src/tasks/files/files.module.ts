import { Module } from '@nestjs/common';
import { SubtasksModule } from '../subtasks/subtasks.module.js';
import { TasksModule } from '../tasks.module.js';
import { FilesController } from './files.controller.js';
import { FilesService } from './files.service.js';
import { FilesStore } from './files.store.js';
import { FileTicketService } from './file-ticket.service.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [SubtasksModule, TasksModule],
  controllers: [FilesController],
  providers: [FilesService, FilesStore, FileTicketService, UploadsService],
  exports: [FilesStore],
})
export class FilesModule {}
