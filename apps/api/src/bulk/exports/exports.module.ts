import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import {
  ClientsModule,
  CustomPropertiesModule,
  EmployeesModule,
  EmployersModule,
  JobsModule,
} from '../../records/index.js';
import { TasksModule } from '../../tasks/index.js';
import { ExportColumns } from './export-columns.js';
import { ExportedLists } from './exported-lists.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

/** Lists as CSV. */
@Module({
  imports: [
    ClientsModule,
    CustomPropertiesModule,
    EmployeesModule,
    EmployersModule,
    JobsModule,
    PlacementsModule,
    TasksModule,
  ],
  controllers: [ExportsController],
  providers: [ExportColumns, ExportedLists, ExportsService],
})
export class ExportsModule {}
