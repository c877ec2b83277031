import type { Queries } from '../platform/queries.js';

/** Keeps on record what is done with keys. The room of identity provides it under this class. */
export abstract class KeyHistory {
  abstract added(db: Queries, id: string): Promise<void>;
  abstract rotated(db: Queries, id: string, count: number): Promise<void>;
  abstract removed(db: Queries, id: string): Promise<void>;
}
