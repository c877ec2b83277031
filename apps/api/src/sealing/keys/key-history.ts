import type { Queries } from '../../context/index.js';

/** Keeps on record what is done with keys. The room of identity provides it under this class. */
export abstract class KeyHistory {
  abstract recordAdded(db: Queries, id: string): Promise<void>;
  abstract recordRotated(db: Queries, id: string, count: number): Promise<void>;
  abstract recordRemoved(db: Queries, id: string): Promise<void>;
}
