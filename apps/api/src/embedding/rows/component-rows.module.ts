import { Module } from '@nestjs/common';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { PlacementsModule } from '../../placements/index.js';
import { TasksModule } from '../../tasks/index.js';
import { ComponentRowsController } from './component-rows.controller.js';
import { EmployeeRowsService } from './employee-rows.service.js';
import { EmployeeTaskRowsService } from './employee-task-rows.service.js';
import { RowPagesService } from './row-pages.service.js';

/** The rows that the pages of components list. */
@Module({
  imports: [CustomViewsModule, PlacementsModule, TasksModule],
  controllers: [ComponentRowsController],
  providers: [EmployeeRowsService, EmployeeTaskRowsService, RowPagesService],
})
export class ComponentRowsModule {}
