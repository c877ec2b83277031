import type { Context } from '../context/index.js';

/** Knows what names a record. The room that does provides it under this class. */
export abstract class RecordUses {
  /** @throws ProblemError 400 that says how many name the record, where any does */
  abstract assertUnused(ctx: Context, noun: 'client' | 'employer' | 'job', id: string): Promise<void>;
}
