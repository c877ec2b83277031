import { Records1795233559613 } from './1795233559613-records.js';

/** In the order in which they run. */
export const migrations = [Records1795233559613];
