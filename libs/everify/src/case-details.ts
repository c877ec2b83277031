import { EverifyCaseStatus } from '@firstday/domain';
import { z } from 'zod';

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** A case as the web service describes it; what it adds is let through unread. */
export const CaseDetails = z.object({
  case_number: z.string().regex(/^[0-9A-Z]{15}$/),
  employer_case_id: z.string().nullish(),
  case_status: EverifyCaseStatus.exclude(['PREPARED']),
  case_status_display: z.string().nullish(),
  case_eligibility_statement: z.string().nullish(),
  ssa_referral_status: z.string().nullish(),
  dhs_referral_status: z.string().nullish(),
  /** By when the employer refers or closes, and by when the employee goes to the agency. */
  dhs_referral_due_date: isoDate.nullish(),
  dhs_referral_contact_by_date: isoDate.nullish(),
  ev_star_referral_due_date: isoDate.nullish(),
  ev_star_referral_contact_by_date: isoDate.nullish(),
});
export type CaseDetails = z.infer<typeof CaseDetails>;

export const DuplicateCheckAnswer = z.object({ cases: z.array(CaseDetails.pick({ case_number: true })) });

/** Each is read by itself: one that cannot be read is no reason to miss the others. */
export const UpdatedCases = z.object({ cases: z.array(z.unknown()) });
export const ConfirmUpdatedRequest = z.object({ case_numbers: z.array(z.string()).min(1).max(1000) });
