import { Global, Module } from '@nestjs/common';
import { PlacementTasksPort } from '../placements/index.js';
import { PlacementTasksService } from './placement-tasks.service.js';
import { TasksModule } from './tasks.module.js';

/** Gives placements, which stand below tasks, what they ask of them. */
@Global()
@Module({
  imports: [TasksModule],
  providers: [{ provide: PlacementTasksPort, useExisting: PlacementTasksService }],
  exports: [PlacementTasksPort],
})
export class PlacementTasksModule {}
