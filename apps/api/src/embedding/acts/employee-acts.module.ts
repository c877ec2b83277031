import { Module } from '@nestjs/common';
import { DocumentsModule, OnboardingModule, TasksModule } from '../../tasks/index.js';
import { PlacementsModule } from '../../placements/index.js';
import { RecordsModule } from '../../records/index.js';
import { ComponentRowsModule } from '../rows/component-rows.module.js';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { EmployeeActsController } from './employee-acts.controller.js';
import { EmployeeActsService } from './employee-acts.service.js';
import { EmployeeFilesService } from './employee-files.service.js';
import { EmployeeSelectionsService } from './employee-selections.service.js';
import { PlacementActsController } from './placement-acts.controller.js';
import { PlacementDeletionsService } from './placement-deletions.service.js';

/** What is done for many employees, or placements, of a list at once. */
@Module({
  imports: [
    ComponentRowsModule,
    CustomViewsModule,
    DocumentsModule,
    OnboardingModule,
    PlacementsModule,
    RecordsModule,
    TasksModule,
  ],
  controllers: [EmployeeActsController, PlacementActsController],
  providers: [
    EmployeeActsService,
    EmployeeFilesService,
    EmployeeSelectionsService,
    PlacementDeletionsService,
  ],
})
export class EmployeeActsModule {}
