import { EverifyCaseStatus } from '@firstday/domain';
import { z } from 'zod';

/** A day, also where a time follows it; an empty text is none. */
const day = z
  .union([
    z.literal('').transform(() => null),
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(?:[T ].*)?$/)
      .transform((given) => given.slice(0, 10)),
  ])
  .nullish();

export const CaseNumber = z.string().regex(/^[0-9A-Z]{15}$/);

/** A case as the web service describes it; members that are not named here are ignored. */
export const CaseDetails = z.object({
  case_number: CaseNumber,
  employer_case_id: z.string().nullish(),
  case_status: EverifyCaseStatus.exclude(['PREPARED']),
  case_status_display: z.string().nullish(),
  case_eligibility_statement: z.string().nullish(),
  ssa_referral_status: z.string().nullish(),
  dhs_referral_status: z.string().nullish(),
  /** By when the employer refers or closes, and by when the employee goes to the agency. */
  dhs_referral_due_date: day,
  dhs_referral_contact_by_date: day,
  ev_star_referral_due_date: day,
  ev_star_referral_contact_by_date: day,
});
export type CaseDetails = z.infer<typeof CaseDetails>;
