import { z } from 'zod';
import {
  EverifyCaseStatus,
  EverifyClosureReason,
  EverifyDelayReason,
  EverifyDuplicateReason,
} from '@firstday/domain';

/** The web service's messages, as public clients of version 31 send and read them; what it adds is let through unread. */
const text = (max: number) => z.string().min(1).max(max);
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const LoginRequest = z.object({ username: text(64), password: text(128) });
export const LoginAnswer = z.object({ access_token: text(8192) });

/** What a case is made of. */
export const CaseFields = z.object({
  client_company_id: text(20),
  client_software_version: text(30),
  /** Our own id of the case: by it a case is found again whose answer was lost. */
  employer_case_id: text(40),
  case_creator_name: text(80),
  case_creator_email_address: text(254),
  case_creator_phone_number: text(20),
  first_name: text(25),
  middle_initial: text(1).optional(),
  last_name: text(40),
  other_last_names_used: z.array(text(40)).optional(),
  date_of_birth: isoDate,
  ssn: z.string().regex(/^\d{3}-\d{2}-\d{4}$/),
  employee_email_address: text(254).optional(),
  phone_number: text(20).optional(),
  citizenship_status_code: text(60),
  alien_number: text(12).optional(),
  i94_number: text(11).optional(),
  foreign_passport_number: text(12).optional(),
  country_code: text(3).optional(),
  us_passport_number: text(12).optional(),
  i551_number: text(13).optional(),
  i766_number: text(13).optional(),
  sevis_number: text(11).optional(),
  document_a_type_code: text(60).optional(),
  document_b_type_code: text(60).optional(),
  document_c_type_code: text(60).optional(),
  document_sub_type_code: text(60).optional(),
  us_state_code: text(2).optional(),
  document_bc_number: text(30).optional(),
  expiration_date: isoDate.optional(),
  no_expiration_date: z.boolean().optional(),
  date_of_hire: isoDate,
  reason_for_delay_code: EverifyDelayReason.optional(),
  reason_for_delay_description: text(240).optional(),
  duplicate_continue_reason_code: EverifyDuplicateReason.optional(),
});
export type CaseFields = z.infer<typeof CaseFields>;

/** A case as the service tells it. */
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

export const DuplicateCheckRequest = z.object({ ssn: CaseFields.shape.ssn, client_company_id: text(20) });
export const DuplicateCheckAnswer = z.object({ cases: z.array(CaseDetails.pick({ case_number: true })) });

export const FieldsToConfirm = z.object({
  case_fields: z.array(z.object({ field_name: text(60), value: z.string().nullish() })),
});
export type FieldsToConfirm = z.infer<typeof FieldsToConfirm>;

export const PhotoMatchRequest = z.object({ photo_match: z.enum(['matching', 'not-matching', 'no-image']) });
export type PhotoMatch = z.infer<typeof PhotoMatchRequest>['photo_match'];

/** Both ways out of a mismatch say that the employee was told. */
export const DecisionRequest = z.object({ employee_notified: z.literal(true) });

export const CloseRequest = z.object({
  case_closure_reason_code: EverifyClosureReason,
  other_reason_description: text(240).optional(),
  currently_employed_reason_description: text(240).optional(),
});
export type CloseRequest = z.infer<typeof CloseRequest>;

/** Each is read by itself: one that cannot be read is no reason to miss the others. */
export const UpdatedCases = z.object({ cases: z.array(z.unknown()) });
export const ConfirmUpdatedRequest = z.object({ case_numbers: z.array(z.string()).min(1).max(1000) });

export const ServiceErrors = z.object({
  errors: z.array(z.object({ error_code: z.string(), message: z.string() })),
});
