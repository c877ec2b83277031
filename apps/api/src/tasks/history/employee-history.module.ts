import { Module } from '@nestjs/common';
import { EmployeesModule } from '../../records/index.js';
import { EmployeeCaseHistory } from './employee-case-history.js';
import { EmployeeHistoryController } from './employee-history.controller.js';
import { EmployeeHistoryService } from './employee-history.service.js';
import { HistorySources } from './history-sources.js';
import { LinkHistoryStore } from './link-history.store.js';
import { LogHistory } from './log-history.js';
import { PlacementHistory } from './placement-history.js';
import { RecordHistory } from './record-history.js';
import { SensitiveReadHistoryStore } from './sensitive-read-history.store.js';
import { TrailHistoryStore } from './trail-history.store.js';

/** What happened to somebody: one list from the audit trails, the security log and the E-Verify cases. */
@Module({
  imports: [EmployeesModule],
  controllers: [EmployeeHistoryController],
  providers: [
    EmployeeCaseHistory,
    EmployeeHistoryService,
    HistorySources,
    LinkHistoryStore,
    LogHistory,
    PlacementHistory,
    RecordHistory,
    SensitiveReadHistoryStore,
    TrailHistoryStore,
  ],
})
export class EmployeeHistoryModule {}
