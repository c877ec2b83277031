import { Module } from '@nestjs/common';
import { SubtasksModule } from '../subtasks/subtasks.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { FilesController } from './files.controller.js';
import { Files } from './files.service.js';
import { FilesStore } from './files.store.js';
import { FileTickets } from './file-tickets.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [SubtasksModule, TasksModule],
  controllers: [FilesController],
  providers: [Files, FilesStore, FileTickets, Uploads],
  exports: [FilesStore],
})
export class FilesModule {}
