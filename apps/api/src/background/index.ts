export { BackgroundWork } from './background-work.js';
export { ConcurrencyLimit } from './concurrency-limit.js';
export { HeartbeatModule } from './heartbeat/heartbeat.module.js';
export { asyncCommit, leaseUntil, unprepared } from './lease-until.js';
export { PollLoop } from './poll-loop.js';
export { type Prunable, retentionCutoff, retentionMilliseconds } from './pruning/prunable.js';
export { PruningModule } from './pruning/pruning.module.js';
export { shutDownOnSignals } from './shutdown-on-signals.js';
export { Turns } from './turns.js';
