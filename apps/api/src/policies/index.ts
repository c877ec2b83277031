export { BuiltInPoliciesService } from './built-in-policies.service.js';
export { FactCatalogService } from './fact-catalog.service.js';
export { KnownFactsModule } from './known-facts.module.js';
export { PoliciesModule } from './policies.module.js';
export { PoliciesStore } from './policies.store.js';
export { type DraftedPolicy, PolicyDraftsService } from './policy-drafts.service.js';
export { PolicyEntity } from './policy.entity.js';
export { toPolicyVersion } from './to-policy-version.js';
