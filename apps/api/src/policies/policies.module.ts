import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../records/index.js';
import { FormsModule } from '../forms/index.js';
import { FactCatalogService } from './fact-catalog.service.js';
import { BuiltInPoliciesService } from './built-in-policies.service.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';
import { PoliciesStore } from './policies.store.js';

@Module({
  imports: [CustomPropertiesModule, FormsModule],
  controllers: [PoliciesController],
  providers: [FactCatalogService, BuiltInPoliciesService, PoliciesService, PoliciesStore],
  exports: [FactCatalogService, BuiltInPoliciesService, PoliciesStore],
})
export class PoliciesModule {}
