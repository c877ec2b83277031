export { BackgroundWork } from './background-work.js';
export { ConcurrencyLimit } from './concurrency-limit.js';
export { PollLoop } from './poll-loop.js';
export { shutDownOnSignals } from './shutdown-on-signals.js';
