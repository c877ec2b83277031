import { employeeDeadline, employerDeadline, type CaseDetails, type Shutdown } from '@firstday/everify';
import { dateInTimeZone } from '../context/index.js';
import type { EverifyCaseEntity, KeptMismatch } from './everify-case.entity.js';

/** The case as E-Verify tells it now. */
export function applyCaseUpdate(
  row: EverifyCaseEntity,
  details: CaseDetails,
  now: Date,
  shutdowns: readonly Shutdown[],
): EverifyCaseEntity {
  const status = details.case_status;
  const mismatch = applyMismatch(row, details, dateInTimeZone(row.time_zone, now), shutdowns);
  return {
    ...row,
    status,
    status_display: details.case_status_display ?? null,
    eligibility_statement: details.case_eligibility_statement ?? null,
    mismatch,
    due_on: dueOn(status, row, mismatch),
  };
}

function dueOn(
  status: EverifyCaseEntity['status'],
  { open_by, due_on }: EverifyCaseEntity,
  mismatch: KeptMismatch | null,
): string | null {
  if (status === 'PREPARED' || status === 'DRAFT') return due_on ?? open_by;
  if (status === 'PENDING_REFERRAL') return mismatch?.employer_acts_by ?? null;
  return status === 'REFERRED' ? (mismatch?.employee_acts_by ?? null) : null;
}

/** E-Verify's own days where it names them, else ours by the same count. */
function applyMismatch(
  row: EverifyCaseEntity,
  details: CaseDetails,
  today: string,
  shutdowns: readonly Shutdown[],
): KeptMismatch | null {
  if (details.case_status !== 'PENDING_REFERRAL' && details.case_status !== 'REFERRED') return row.mismatch;
  const kept = row.mismatch ?? {
    agency: agencyIn(details),
    employer_acts_by: null,
    employee_acts_by: null,
    notice_downloaded_at: null,
    notified_at: null,
    decision: null,
    decided_at: null,
    notice_sha256: null,
    signed_by: null,
    signed_from: null,
  };
  const { ev_star_referral_due_date, dhs_referral_due_date } = details;
  const { ev_star_referral_contact_by_date, dhs_referral_contact_by_date } = details;
  return {
    ...kept,
    employer_acts_by:
      earlier(ev_star_referral_due_date, dhs_referral_due_date) ??
      kept.employer_acts_by ??
      employerDeadline(today, shutdowns),
    employee_acts_by:
      details.case_status === 'REFERRED'
        ? (earlier(ev_star_referral_contact_by_date, dhs_referral_contact_by_date) ??
          kept.employee_acts_by ??
          employeeDeadline(today, shutdowns))
        : kept.employee_acts_by,
  };
}

function agencyIn({ ssa_referral_status, dhs_referral_status }: CaseDetails): KeptMismatch['agency'] {
  const [ssa, dhs] = [ssa_referral_status, dhs_referral_status].map(isMismatch);
  if (ssa && dhs) return 'DUAL';
  return ssa ? 'SSA' : 'DHS';
}

const isMismatch = (status: string | null | undefined): boolean =>
  Boolean(status) && status !== 'NOT_REFERRED';

function earlier(one: string | null | undefined, other: string | null | undefined): string | null {
  if (!one || !other) return one || other || null;
  return one < other ? one : other;
}
