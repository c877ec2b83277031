import type { Shutdown } from './opening-deadline.js';

/**
 * When E-Verify was out of service for want of appropriations, as its notices said: days that count for nobody. An
 * installation adds others by its settings until they stand here.
 */
export const knownShutdowns: readonly Shutdown[] = [
  { from: '2018-12-22', until: '2019-01-27' },
  { from: '2025-10-01', until: '2025-10-08' },
];
