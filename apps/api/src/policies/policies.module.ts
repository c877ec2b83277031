import { Module } from '@nestjs/common';
import { ClientsModule, CustomPropertiesModule, EmployersModule, JobsModule } from '../records/index.js';
import { FormsModule } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { FormRetirementController } from './form-retirement.controller.js';
import { FormRetirementService } from './form-retirement.service.js';
import { LibraryEntriesService } from './library/library-entries.service.js';
import { LibraryPoliciesStore } from './library/library-policies.store.js';
import { PolicyLibraryController } from './library/policy-library.controller.js';
import { PolicyLibraryService } from './library/policy-library.service.js';
import { WaitingPoliciesService } from './library/waiting-policies.service.js';
import { NamedRecordsService } from './named-records.service.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';
import { PolicyTestsService } from './policy-tests.service.js';
import { PolicyVersionsService } from './policy-versions.service.js';
import { PolicyVersionsStore } from './policy-versions.store.js';
import { PoliciesStore } from './policies.store.js';
import { PolicyDraftsService } from './policy-drafts.service.js';
import { PolicyProofsService } from './policy-proofs.service.js';

@Module({
  imports: [ClientsModule, CustomPropertiesModule, EmployersModule, FormsModule, JobsModule],
  controllers: [FormRetirementController, PoliciesController, PolicyLibraryController],
  providers: [
    FactCatalogService,
    BuiltInPoliciesService,
    FormRetirementService,
    LibraryEntriesService,
    LibraryPoliciesStore,
    NamedRecordsService,
    PoliciesService,
    PoliciesStore,
    PolicyDraftsService,
    PolicyLibraryService,
    PolicyProofsService,
    PolicyTestsService,
    PolicyVersionsService,
    PolicyVersionsStore,
    WaitingPoliciesService,
  ],
  exports: [
    FactCatalogService,
    BuiltInPoliciesService,
    FormRetirementService,
    PoliciesService,
    PoliciesStore,
    PolicyDraftsService,
    PolicyLibraryService,
  ],
})
export class PoliciesModule {}
