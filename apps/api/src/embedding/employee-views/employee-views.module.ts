import { Module } from '@nestjs/common';
import { EmployeeViewsController } from './employee-views.controller.js';
import { EmployeeViewsService } from './employee-views.service.js';
import { EmployeeViewsStore } from './employee-views.store.js';

/** Lists of employees that people keep. */
@Module({
  controllers: [EmployeeViewsController],
  providers: [EmployeeViewsService, EmployeeViewsStore],
})
export class EmployeeViewsModule {}
