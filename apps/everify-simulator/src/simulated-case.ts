import { randomBytes } from 'node:crypto';

import type { CaseDetails, CaseFields } from '@firstday/everify';

import { type AgencyAnswers, identityOf } from './identities.ts';

/** A case as the simulator keeps it; a restart finds it again in this shape. */
export interface SimulatedCase {
  readonly details: CaseDetails & { readonly reason_for_delay_code: string | null };
  readonly fields: CaseFields;
  readonly openedAt: number;
  answers: AgencyAnswers;
  /** When an agency answers, where one is at work on it. */
  answersAt?: number | null;
  isNoticeTaken?: boolean;
  /** It changed by itself, and nobody confirmed that they read it. */
  isUpdated?: boolean;
}

/** Fifteen characters that begin as no real number does; another simulator never gives the same. */
const newNumber = (): string => `SIM${randomBytes(6).toString('hex').toUpperCase()}`;

export const newCase = (fields: CaseFields, openedAt: number): SimulatedCase => ({
  details: {
    case_number: newNumber(),
    employer_case_id: fields.employer_case_id,
    case_status: 'DRAFT',
    case_status_display: 'Draft (simulated)',
    case_eligibility_statement: null,
    reason_for_delay_code: fields.reason_for_delay_code ?? null,
    ssa_referral_status: null,
    dhs_referral_status: null,
    dhs_referral_due_date: null,
    dhs_referral_contact_by_date: null,
    ev_star_referral_due_date: null,
    ev_star_referral_contact_by_date: null,
  },
  fields: { ...fields },
  openedAt,
  answers: identityOf(fields.ssn),
});
