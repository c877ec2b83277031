import { Module } from '@nestjs/common';
import { RecordNamesStore } from '../../records/index.js';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { EarlierEditionsStore } from './earlier-editions.store.js';
import { PlacementNoticeItems } from './placement-notice-items.js';
import { PlacementNoticesStore } from './placement-notices.store.js';
import { WaitingEmployeesService } from './waiting-employees.service.js';
import { WaitingEmployeesStore } from './waiting-employees.store.js';
import { WorkItemSources } from './work-item-sources.js';
import { WorkItemsController } from './work-items.controller.js';
import { WorkItemsService } from './work-items.service.js';
import { WorkItemsStore } from './work-items.store.js';

/** What waits for the people of an employer. */
@Module({
  imports: [ComplianceModule],
  controllers: [WorkItemsController],
  providers: [
    EarlierEditionsStore,
    PlacementNoticeItems,
    PlacementNoticesStore,
    RecordNamesStore,
    WaitingEmployeesService,
    WaitingEmployeesStore,
    WorkItemSources,
    WorkItemsService,
    WorkItemsStore,
  ],
  exports: [WorkItemsService],
})
export class WorkItemsModule {}
