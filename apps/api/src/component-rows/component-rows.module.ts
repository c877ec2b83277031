import { Module } from '@nestjs/common';
import { CustomViewsModule } from '../custom-views/custom-views.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { ComponentRowsController } from './component-rows.controller.js';
import { EmployeeRowsService } from './employee-rows.js';
import { EmployeeTaskRowsService } from './employee-task-rows.js';
import { RowPagesService } from './row-pages.js';

/** The rows that the pages of components list. */
@Module({
  imports: [CustomViewsModule, PlacementsModule, TasksModule],
  controllers: [ComponentRowsController],
  providers: [EmployeeRowsService, EmployeeTaskRowsService, RowPagesService],
})
export class ComponentRowsModule {}
