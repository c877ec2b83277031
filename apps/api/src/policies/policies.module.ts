import { Module } from '@nestjs/common';
import { ClientsModule, CustomPropertiesModule, EmployersModule, JobsModule } from '../records/index.js';
import { FormsModule } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { FormRetirementController } from './form-retirement.controller.js';
import { FormRetirementService } from './form-retirement.service.js';
import { CoveredPoliciesService } from './coverage/covered-policies.service.js';
import { LibraryCoverageController } from './coverage/library-coverage.controller.js';
import { LibraryCoverageService } from './coverage/library-coverage.service.js';
import { WaivingService } from './coverage/waiving.service.js';
import { PolicyWaiversService } from './waivers/policy-waivers.service.js';
import { PolicyWaiversStore } from './waivers/policy-waivers.store.js';
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
  controllers: [
    FormRetirementController,
    LibraryCoverageController,
    PoliciesController,
    PolicyLibraryController,
  ],
  providers: [
    FactCatalogService,
    BuiltInPoliciesService,
    CoveredPoliciesService,
    FormRetirementService,
    LibraryCoverageService,
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
    PolicyWaiversService,
    PolicyWaiversStore,
    WaitingPoliciesService,
    WaivingService,
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
