import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../custom-properties/custom-properties.module.js';
import { FormsModule } from '../forms/forms.module.js';
import { FactCatalogService } from './account-facts.js';
import { BuiltInPoliciesService } from './built-in-policies.js';
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
