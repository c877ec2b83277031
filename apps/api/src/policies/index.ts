export { BuiltInPoliciesService } from './built-in-policies.service.js';
export { FactCatalogService } from './fact-catalog.service.js';
export { KnownFactsModule } from './known-facts.module.js';
export { PoliciesModule } from './policies.module.js';
export { PoliciesStore } from './policies.store.js';
export { PolicyEntity } from './policy.entity.js';
