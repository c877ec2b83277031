import { Module } from '@nestjs/common';
import { PlacementsModule } from '../../placements/index.js';
import {
  ClientsModule,
  EmployeesModule,
  EmployersModule,
  JobsModule,
  RecordNamesStore,
} from '../../records/index.js';
import { OnboardingModule } from '../../tasks/index.js';
import { ComponentsStore } from '../sessions/components.store.js';
import { ComponentPlacementsController } from './component-placements.controller.js';
import { ComponentPlacementsService } from './component-placements.service.js';
import { NewHireLinksService } from './new-hire-links.service.js';
import { PlacementChoicesService } from './placement-choices.service.js';
import { PlacementReasonsService } from './placement-reasons.service.js';

/** Adding somebody, and saying why they have which forms, in embedded components. */
@Module({
  imports: [ClientsModule, EmployeesModule, EmployersModule, JobsModule, OnboardingModule, PlacementsModule],
  controllers: [ComponentPlacementsController],
  providers: [
    ComponentPlacementsService,
    ComponentsStore,
    NewHireLinksService,
    PlacementChoicesService,
    PlacementReasonsService,
    RecordNamesStore,
  ],
})
export class ComponentPlacementsModule {}
