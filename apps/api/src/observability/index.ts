export { accessLog, createLogger, type StructuredLog } from './create-logger.js';
export { Metrics } from './metrics.js';
export { type Backlog, type MonitoredQueue, QueueStats } from './queue-stats.js';
export { errorKind, toSafeError } from './safe-error.js';
export { openTelemetry } from './telemetry/open-telemetry.js';
export { keepSpan, spanOf } from './telemetry/span-of.js';
export { noTelemetry, type SpanEnd, type SpanFacts, Telemetry } from './telemetry/telemetry.js';
export { type HealthFinding, type SystemHealthCheck, SystemHealthChecks } from './system-health-checks.js';
