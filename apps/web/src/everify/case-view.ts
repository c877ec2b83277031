import type { EverifyCase, EverifyDetails, Side, UploadedFile } from '@firstday/domain';
import type { CaseFormState } from './case-form-state';
import type { CaseFormAction } from './case-request';

/** Where the pages of a case are, and what they show of it. */
export interface CasePaths {
  readonly case: string;
  readonly close: string;
  readonly photo: string;
  readonly notice: (language: string) => string;
  readonly referral: (language: string) => string;
  /** A copy that is kept with the form. */
  readonly copy: (file: string) => string;
}

/**
 * A case for whoever works on it, at an onboarding link or in the dashboard: the same steps are shown, and each place says
 * where its pages are and in whose name E-Verify is asked.
 */
export interface CaseView {
  readonly everifyCase: EverifyCase;
  readonly side: Side;
  /** What the employee is called in a sentence. */
  readonly name: string;
  readonly paths: CasePaths;
  /** Where Form I-9 is seen, where the place has a page of it. */
  readonly form?: string;
  readonly send: (
    action: CaseFormAction,
  ) => (before: CaseFormState, form: FormData) => Promise<CaseFormState>;
  /** What E-Verify asks to be confirmed; undefined while it does not answer. */
  readonly readDetails: () => Promise<EverifyDetails | undefined>;
  readonly readCopies: () => Promise<readonly UploadedFile[]>;
}
