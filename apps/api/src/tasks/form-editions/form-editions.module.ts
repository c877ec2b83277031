import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { TasksModule } from '../tasks.module.js';
import { FormChangesService } from './form-changes.service.js';
import { FormEditionsController } from './form-editions.controller.js';
import { LastEditionReader } from './last-edition-reader.js';
import { OpenTasksForecastService } from './open-tasks-forecast.service.js';
import { OpenTasksStore } from './open-tasks.store.js';
import { TaskMovesService } from './task-moves.service.js';

/** What new editions of a form mean for the tasks that are there. */
@Module({
  imports: [FormsModule, TasksModule],
  controllers: [FormEditionsController],
  providers: [
    FormChangesService,
    LastEditionReader,
    OpenTasksForecastService,
    OpenTasksStore,
    TaskMovesService,
  ],
})
export class FormEditionsModule {}
