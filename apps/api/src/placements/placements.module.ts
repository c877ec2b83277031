import { Module } from '@nestjs/common';
import {
  ClientsModule,
  EmployeesModule,
  EmployersModule,
  JobsModule,
  RecordExpansionModule,
  RecordsModule,
} from '../records/index.js';
import { FormsModule } from '../forms/index.js';
import { PoliciesModule } from '../policies/index.js';
import { AccountsModule, publishScopeSql } from '../identity/index.js';
import { OrganizationPlacements } from './organization-placements.js';
import { PlacementBatchesService } from './placement-batches.service.js';
import { PlacementChangeLog } from './placement-change-log.js';
import { AgeDaysService } from './age-days.service.js';
import { PlacementDecider } from './placement-decider.js';
import { PlacementExplanationsService } from './placement-explanations.service.js';
import { PlacementFormsService } from './placement-forms.service.js';
import { PlacementFactsReader } from './placement-facts-reader.js';
import { TaskReasonsService } from './task-reasons.service.js';
import { placementSql } from './placement-sql.js';
import { PlacementsController } from './placements.controller.js';
import { PlacementsService } from './placements.service.js';
import { PlacementRefreshesStore } from './placement-refreshes.store.js';
import { PlacementRefreshWorker } from './placement-refresh-worker.js';
import { PlacementsStore } from './placements.store.js';
import { PolicyReplaysController } from './policy-replays.controller.js';
import { PolicyReplaysService } from './policy-replays.service.js';
import { UnsavedPlacementsService } from './unsaved-placements.service.js';
import { VisiblePlacementFacts } from './visible-placement-facts.js';
import { VisiblePlacementsStore } from './visible-placements.store.js';

@Module({
  imports: [
    AccountsModule,
    ClientsModule,
    EmployeesModule,
    EmployersModule,
    FormsModule,
    JobsModule,
    PoliciesModule,
    RecordExpansionModule,
    RecordsModule,
  ],
  controllers: [PlacementsController, PolicyReplaysController],
  providers: [
    OrganizationPlacements,
    AgeDaysService,
    PlacementBatchesService,
    PlacementChangeLog,
    PlacementDecider,
    PlacementExplanationsService,
    PlacementFormsService,
    PlacementFactsReader,
    TaskReasonsService,
    PlacementsService,
    PlacementsStore,
    PlacementRefreshesStore,
    PlacementRefreshWorker,
    PolicyReplaysService,
    UnsavedPlacementsService,
    VisiblePlacementFacts,
    VisiblePlacementsStore,
  ],
  exports: [PlacementBatchesService, PlacementExplanationsService, PlacementsService, TaskReasonsService],
})
export class PlacementsModule {
  constructor() {
    publishScopeSql({ placementExists: placementSql.exists });
  }
}
