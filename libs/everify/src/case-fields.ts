import { EverifyDelayReason, EverifyDuplicateReason } from '@firstday/domain';
import { z } from 'zod';
import { serviceNameText as name, serviceText as text } from './service-text.js';

/** Characters that the service has room for. */
export const nameLength = { first: 25, last: 40 } as const;

const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** What a case is made of, as public clients of version 31 of the web service send it. */
export const CaseFields = z.object({
  client_company_id: text(20),
  client_software_version: text(30),
  /** Our own id of the case: by it a case is found again whose answer was lost. */
  employer_case_id: text(40),
  case_creator_name: text(80),
  case_creator_email_address: text(254),
  case_creator_phone_number: text(20),
  first_name: name(nameLength.first),
  middle_initial: name(1).optional(),
  last_name: name(nameLength.last),
  other_last_names_used: z.array(name(nameLength.last)).optional(),
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

export const DuplicateCheckRequest = z.object({ ssn: CaseFields.shape.ssn, client_company_id: text(20) });
export const ConfirmUpdatedRequest = z.object({ case_numbers: z.array(z.string()).min(1).max(1000) });
