import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/clients.module.js';
import { EmployeesModule } from '../employees/employees.module.js';
import { EmployersModule } from '../employers/employers.module.js';
import { FormsModule } from '../forms/forms.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { PoliciesModule } from '../policies/policies.module.js';
import { RecordsModule } from '../records/records.module.js';
import { PlacementDecider } from './placement-decider.js';
import { PlacementExplanationsService } from './placement-explanations.js';
import { PlacementFormsService } from './placement-forms.js';
import { PlacementFactsReader } from './placement-parties.js';
import { TaskReasonsService } from './placement-reasons.js';
import { PlacementsController } from './placements.controller.js';
import { PlacementsService } from './placements.service.js';
import { PlacementsStore } from './placements.store.js';

@Module({
  imports: [
    ClientsModule,
    EmployeesModule,
    EmployersModule,
    FormsModule,
    JobsModule,
    PoliciesModule,
    RecordsModule,
  ],
  controllers: [PlacementsController],
  providers: [
    PlacementDecider,
    PlacementExplanationsService,
    PlacementFormsService,
    PlacementFactsReader,
    TaskReasonsService,
    PlacementsService,
    PlacementsStore,
  ],
  exports: [TaskReasonsService],
})
export class PlacementsModule {}
