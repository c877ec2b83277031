import { ImportOutcome, ImportPlan } from '@firstday/domain';
import { z } from 'zod';

const Search = z.object({
  plan: ImportPlan.or(z.literal('')).catch(''),
  outcome: ImportOutcome.or(z.literal('')).catch(''),
  /** The number of the row to read on from; 0 for the first. */
  after: z.coerce.number().int().min(0).max(10_000_000).catch(0),
});
export type ImportSearch = z.output<typeof Search>;

/** Which rows an address asks for; it may be made up by anybody. */
export const parseImportSearch = (given: Readonly<Record<string, unknown>>): ImportSearch =>
  Search.parse(given);
