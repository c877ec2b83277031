import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { RecordNamesStore } from '../../records/index.js';
import { ReportNamesService } from './report-names.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';
import { ReportTimeLimitStore } from './report-time-limit.store.js';
import { ReportsStore } from './reports.store.js';

@Module({
  imports: [FormsModule],
  controllers: [ReportsController],
  providers: [RecordNamesStore, ReportNamesService, ReportsService, ReportTimeLimitStore, ReportsStore],
})
export class ReportsModule {}
