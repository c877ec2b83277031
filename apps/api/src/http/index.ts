export { ApiDescription } from './api-description.js';
export { defaultTimeouts, FastExpressAdapter } from './fast-express-adapter.js';
export { FrontDoor } from './front-door/front-door.js';
export { HealthModule } from './health/health.module.js';
export { RequestMetrics } from './health/request-metrics.js';
export { IdempotencyModule } from './idempotency/idempotency.module.js';
export { IdempotencyService } from './idempotency/idempotency.service.js';
export { IdempotencyStore } from './idempotency/idempotency.store.js';
export { type BodySender, jsonBody } from './json-body.js';
export { addressKey } from './limits/address-key.js';
export { LimitsModule } from './limits/limits.module.js';
export { RateLimitService } from './limits/rate-limit.service.js';
export { type RateLimitStatus, windowSeconds } from './limits/request-window.js';
export { middlewareChain, underPath } from './middleware-chain.js';
export { Body, Path, Query } from './bind-inputs.js';
export { Ctx, Operation, operationIdOf } from './operation.decorator.js';
export { type Platform, PlatformModule } from './platform.module.js';
export { ProblemFilter } from './problem.filter.js';
export {
  documentPath,
  pagePath,
  referencePage,
  referenceScript,
  viewerFiles,
} from './reference/reference-page.js';
export { referenceStyle } from './reference/reference-style.js';
export { toOpenApi } from './reference/to-open-api.js';
export { requestId } from './request-id.js';
export { securityHeaders } from './security-headers.js';
export { toPage } from './to-page.js';
export { unrouted } from './unrouted.js';
