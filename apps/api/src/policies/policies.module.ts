import { Module } from '@nestjs/common';
import { ClientsModule, CustomPropertiesModule, EmployersModule, JobsModule } from '../records/index.js';
import { FormsModule } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { FormRetirementController } from './form-retirement.controller.js';
import { FormRetirementService } from './form-retirement.service.js';
import { NamedRecordsService } from './named-records.service.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';
import { PoliciesStore } from './policies.store.js';

@Module({
  imports: [ClientsModule, CustomPropertiesModule, EmployersModule, FormsModule, JobsModule],
  controllers: [FormRetirementController, PoliciesController],
  providers: [
    FactCatalogService,
    BuiltInPoliciesService,
    FormRetirementService,
    NamedRecordsService,
    PoliciesService,
    PoliciesStore,
  ],
  exports: [FactCatalogService, BuiltInPoliciesService, PoliciesStore],
})
export class PoliciesModule {}
