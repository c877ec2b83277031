import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { TasksModule } from '../tasks.module.js';
import { SubtasksController } from './subtasks.controller.js';
import { PageAnswersService } from './page-answers.service.js';
import { SubtasksService } from './subtasks.service.js';

@Module({
  imports: [FormsModule, TasksModule],
  controllers: [SubtasksController],
  providers: [PageAnswersService, SubtasksService],
  exports: [SubtasksService],
})
export class SubtasksModule {}
