import { Module } from '@nestjs/common';
import { DocumentsModule, OnboardingModule, TasksModule } from '../../tasks/index.js';
import { ComponentRowsModule } from '../rows/component-rows.module.js';
import { CustomViewsModule } from '../views/custom-views.module.js';
import { EmployeeActsController } from './employee-acts.controller.js';
import { EmployeeActsService } from './employee-acts.service.js';
import { EmployeeFilesService } from './employee-files.service.js';
import { EmployeeSelectionsService } from './employee-selections.service.js';

/** What is done for many employees of a list at once. */
@Module({
  imports: [ComponentRowsModule, CustomViewsModule, DocumentsModule, OnboardingModule, TasksModule],
  controllers: [EmployeeActsController],
  providers: [EmployeeActsService, EmployeeFilesService, EmployeeSelectionsService],
})
export class EmployeeActsModule {}
