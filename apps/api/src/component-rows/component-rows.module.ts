import { Module } from '@nestjs/common';
import { CustomViewsModule } from '../custom-views/custom-views.module.js';
import { PlacementsModule } from '../placements/placements.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { ComponentRowsController } from './component-rows.controller.js';
import { EmployeeRows } from './employee-rows.js';
import { EmployeeTaskRows } from './employee-task-rows.js';
import { RowPages } from './row-pages.js';

/** The rows that the pages of components list. */
@Module({
  imports: [CustomViewsModule, PlacementsModule, TasksModule],
  controllers: [ComponentRowsController],
  providers: [EmployeeRows, EmployeeTaskRows, RowPages],
})
export class ComponentRowsModule {}
