import { Module } from '@nestjs/common';
import { TasksModule } from '../tasks.module.js';
import { SubtasksController } from './subtasks.controller.js';
import { SubtasksService } from './subtasks.service.js';

@Module({
  imports: [TasksModule],
  controllers: [SubtasksController],
  providers: [SubtasksService],
  exports: [SubtasksService],
})
export class SubtasksModule {}
