import { Module } from '@nestjs/common';
import { CustomPropertiesModule } from '../custom-properties/custom-properties.module.js';
import { FormsModule } from '../forms/forms.module.js';
import { AccountFacts } from './account-facts.js';
import { BuiltInPolicies } from './built-in-policies.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesService } from './policies.service.js';
import { PoliciesStore } from './policies.store.js';

@Module({
  imports: [CustomPropertiesModule, FormsModule],
  controllers: [PoliciesController],
  providers: [AccountFacts, BuiltInPolicies, PoliciesService, PoliciesStore],
  exports: [AccountFacts, BuiltInPolicies, PoliciesStore],
})
export class PoliciesModule {}
