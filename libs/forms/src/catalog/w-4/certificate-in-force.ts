import type { Answers } from '../../answers.js';
import { addDays } from '../../deadlines/add-days.js';
import { type PayrollSchedule, payrollPeriodWith } from './payroll-period.js';
import { exemptionLapsesOn } from './w-4-deadlines.js';

/** A Form W-4 as it was received. */
export interface WithholdingCertificate {
  /** The year on the form: `2026`. */
  readonly year: number;
  readonly receivedOn: string;
  readonly answers: Answers;
  readonly isSigned: boolean;
  /** Words changed, added or struck out. */
  readonly isAltered?: boolean;
  /** The employee said that it is false. */
  readonly isKnownFalse?: boolean;
}

/** Without a valid certificate: single or married filing separately, no other entries (26 U.S.C. 3401(e), tc753). */
export const defaultWithholding: Answers = { 'task.filing_status': 'single_or_married_filing_separately' };

export const isExempt = (certificate: WithholdingCertificate): boolean =>
  certificate.answers['task.exempt'] === true;

/** 26 CFR 31.3402(f)(5)-1: unsigned, altered or known to be false is invalid; so is one without the number it needs. */
export const isValidCertificate = ({
  answers,
  isSigned,
  isAltered,
  isKnownFalse,
}: WithholdingCertificate): boolean =>
  isSigned && !isAltered && !isKnownFalse && Boolean(answers['employee.social_security_number']);

/**
 * The one to withhold by on a day: the newest valid certificate that has not lapsed. A lapsed exemption falls back to the
 * last valid certificate without one; null where there is none, and `defaultWithholding` holds (Pub. 15, section 9).
 */
export function certificateInForce<Certificate extends WithholdingCertificate>(
  certificates: readonly Certificate[],
  on: string,
): Certificate | null {
  return (
    certificates
      .filter((it) => it.receivedOn <= on && isValidCertificate(it))
      .sort((one, other) => other.receivedOn.localeCompare(one.receivedOn))
      .find((it) => !isExempt(it) || on <= exemptionLapsesOn(it.year)) ?? null
  );
}

/** A certificate that takes the place of an earlier valid one; the first of an employee takes effect with the first wages. */
export const isRevised = (
  certificate: WithholdingCertificate,
  certificates: readonly WithholdingCertificate[],
): boolean => certificates.some((it) => isValidCertificate(it) && it.receivedOn < certificate.receivedOn);

/**
 * 26 U.S.C. 3402(f)(3)(B): a revised certificate takes effect no later than the start of the first payroll period that
 * ends on or after the 30th day after receipt.
 */
export const takesEffectBy = (receivedOn: string, schedule: PayrollSchedule): string =>
  payrollPeriodWith(schedule, addDays(receivedOn, 30)).start;
