import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { PlacementsModule } from '../../placements/index.js';
import {
  ClientsModule,
  CustomPropertiesModule,
  EmployeesModule,
  EmployersModule,
  JobsModule,
} from '../../records/index.js';
import { BatchRunner } from './batch-runner.js';
import { ImportArrivals } from './import-arrivals.js';
import { ImportFiles } from './import-files.js';
import { ImportHealth } from './import-health.js';
import { ImportIntake } from './import-intake.js';
import { ImportRowsStore } from './import-rows.store.js';
import { ImportRunner } from './import-runner.js';
import { ImportWorker } from './import-worker.js';
import { ImportersStore } from './importers.store.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';
import { ImportsStore } from './imports.store.js';
import { ImportedRecords } from './rows/imported-records.js';
import { RowMatcher } from './rows/row-matcher.js';
import { RowPlanner } from './rows/row-planner.js';
import { RowWriter } from './rows/row-writer.js';

/** Files of records: a dry run, and a commit, both in the background. */
@Module({
  imports: [
    AccountsModule,
    ClientsModule,
    CustomPropertiesModule,
    EmployeesModule,
    EmployersModule,
    JobsModule,
    PlacementsModule,
  ],
  controllers: [ImportsController],
  providers: [
    BatchRunner,
    ImportArrivals,
    ImportedRecords,
    ImportersStore,
    ImportFiles,
    ImportHealth,
    ImportIntake,
    ImportRowsStore,
    ImportRunner,
    ImportsService,
    ImportsStore,
    ImportWorker,
    RowMatcher,
    RowPlanner,
    RowWriter,
  ],
})
export class ImportsModule {}
