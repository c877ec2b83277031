import { Global, Module } from '@nestjs/common';
import { TasksOfPlacement } from '../placements/tasks-of-placement.js';
import { PlacementTasks } from './tasks-of-placements.js';
import { TasksModule } from './tasks.module.js';

/** Gives placements, which stand below tasks, what they ask of them. */
@Global()
@Module({
  imports: [TasksModule],
  providers: [{ provide: TasksOfPlacement, useExisting: PlacementTasks }],
  exports: [TasksOfPlacement],
})
export class PlacementTasksModule {}
