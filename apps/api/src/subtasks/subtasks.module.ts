import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks/tasks.module.js';
import { SubtasksController } from './subtasks.controller.js';
import { Subtasks } from './subtasks.service.js';

@Module({
  imports: [TasksModule],
  controllers: [SubtasksController],
  providers: [Subtasks],
  exports: [Subtasks],
})
export class SubtasksModule {}
