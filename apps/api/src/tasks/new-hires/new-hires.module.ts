import { Module } from '@nestjs/common';
import { AccountsModule } from '../../identity/index.js';
import { FormsModule } from '../../forms/index.js';
import {
  EmployeesModule,
  EmployersModule,
  NewHireEmployersStore,
  RecordNamesStore,
} from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { DueNewHiresService } from './due-new-hires.service.js';
import { DueNewHiresStore } from './due-new-hires.store.js';
import { NewHireCandidates } from './new-hire-candidates.js';
import { NewHireFiles } from './new-hire-files.js';
import { NewHireReader } from './new-hire-reader.js';
import { NewHireReportMaker } from './new-hire-report-maker.js';
import { NewHireReportsController } from './new-hire-reports.controller.js';
import { NewHireReportsService } from './new-hire-reports.service.js';
import { NewHireReportsStore } from './new-hire-reports.store.js';
import { SignedAnswersStore } from './signed-answers.store.js';

/** New hires, as employers report them to the states (42 U.S.C. 653a). */
@Module({
  imports: [AccountsModule, EmployeesModule, EmployersModule, FormsModule, TasksModule],
  controllers: [NewHireReportsController],
  providers: [
    DueNewHiresService,
    DueNewHiresStore,
    NewHireCandidates,
    NewHireEmployersStore,
    NewHireFiles,
    NewHireReader,
    NewHireReportMaker,
    NewHireReportsService,
    NewHireReportsStore,
    RecordNamesStore,
    SignedAnswersStore,
  ],
})
export class NewHiresModule {}
