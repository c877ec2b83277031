import { EverifyClosureReason } from '@firstday/domain';
import { z } from 'zod';
import { serviceText as text } from './service-text.js';

export const CloseRequest = z.object({
  case_closure_reason_code: EverifyClosureReason,
  other_reason_description: text(240).optional(),
  currently_employed_reason_description: text(240).optional(),
});
export type CloseRequest = z.infer<typeof CloseRequest>;

/** Both ways out of a mismatch say that the employee was told. */
export const DecisionRequest = z.object({ employee_notified: z.literal(true) });
