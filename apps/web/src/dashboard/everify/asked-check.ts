import { EverifyConnectionCheck } from '@firstday/domain';
import { z } from 'zod';

/** What came of a check, as the address has it after one was made. */
const AskedCheck = z.object({
  check: EverifyConnectionCheck.shape.outcome,
  at: EverifyConnectionCheck.shape.checked_at,
});
export type AskedCheck = z.infer<typeof AskedCheck>;

/** An address may be made up by anybody: one that tells of no check tells of none. */
export const parseCheck = (given: Readonly<Record<string, unknown>>): AskedCheck | undefined =>
  AskedCheck.safeParse(given).data;
