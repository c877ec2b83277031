import { Module } from '@nestjs/common';
import { FormsModule } from '../../forms/index.js';
import { AccountsModule } from '../../identity/index.js';
import { EmployeesModule, NewHireEmployersStore, RecordNamesStore } from '../../records/index.js';
import { TasksModule } from '../tasks.module.js';
import { ComplianceCalendarController } from './compliance-calendar.controller.js';
import { ComplianceCalendarService } from './compliance-calendar.service.js';
import { ComplianceCalendarStore } from './compliance-calendar.store.js';
import { ComplianceRefreshesService } from './compliance-refreshes.service.js';
import { ComplianceRefreshesStore } from './compliance-refreshes.store.js';
import { DeadlinePresenter } from './deadline-presenter.js';
import { DueDeadlinesService } from './due-deadlines.service.js';
import { DueDeadlinesWorker } from './due-deadlines-worker.js';
import { NewHireDeadlinesStore } from './new-hire-deadlines.store.js';
import { WithholdingService } from './withholding.service.js';

/** What is due by law: the calendar, and the events when a day has come. */
@Module({
  imports: [AccountsModule, EmployeesModule, FormsModule, TasksModule],
  controllers: [ComplianceCalendarController],
  providers: [
    ComplianceCalendarService,
    ComplianceCalendarStore,
    ComplianceRefreshesService,
    ComplianceRefreshesStore,
    DeadlinePresenter,
    DueDeadlinesService,
    DueDeadlinesWorker,
    NewHireDeadlinesStore,
    NewHireEmployersStore,
    RecordNamesStore,
    WithholdingService,
  ],
  exports: [DeadlinePresenter, NewHireDeadlinesStore],
})
export class ComplianceModule {}
