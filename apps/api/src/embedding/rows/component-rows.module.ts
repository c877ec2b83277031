import { Module } from '@nestjs/common';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { FormsModule } from '../../forms/index.js';
import { EmployeesModule, NamedRecordsStore, RecordNamesStore } from '../../records/index.js';
import { PlacementsModule } from '../../placements/index.js';
import { FilesModule, TasksModule } from '../../tasks/index.js';
import { ComponentRowsController } from './component-rows.controller.js';
import { EmployeeRowsService } from './employee-rows.service.js';
import { EmployeeTaskRowsService } from './employee-task-rows.service.js';
import { ReviewFormsService } from './review-forms.service.js';
import { ReviewRowsService } from './review-rows.service.js';
import { RowChoicesService } from './row-choices.service.js';
import { RowPlacementsService } from './row-placements.service.js';
import { RowPagesService } from './row-pages.service.js';

/** The rows that lists of people and their forms show. */
@Module({
  imports: [CustomViewsModule, EmployeesModule, FilesModule, FormsModule, PlacementsModule, TasksModule],
  controllers: [ComponentRowsController],
  providers: [
    EmployeeRowsService,
    EmployeeTaskRowsService,
    NamedRecordsStore,
    RecordNamesStore,
    ReviewFormsService,
    ReviewRowsService,
    RowChoicesService,
    RowPagesService,
    RowPlacementsService,
  ],
  exports: [EmployeeRowsService],
})
export class ComponentRowsModule {}
