import type { EverifyAction } from '@firstday/domain';
import type { CaseFields, PhotoMatch } from '@firstday/everify';
import type { EverifyCaseEntity } from './everify-case.entity.js';

/** What was given with an action. */
export interface OpenCaseInput {
  readonly reason_for_delay_code: CaseFields['reason_for_delay_code'];
  readonly reason_for_delay_description: string | undefined;
  readonly duplicate_continue_reason_code: CaseFields['duplicate_continue_reason_code'];
}
export interface PhotoMatchInput {
  readonly photo_match: PhotoMatch;
}
export interface UploadInput {
  readonly front: StoredCopy;
  readonly back: StoredCopy | null;
}
export interface StoredCopy {
  readonly key: string;
  readonly name: string;
  readonly type: string;
}

/** Due at once: the database's clock, not ours, says when an action is due. */
const immediately = new Date(0);

/** The case with a pending action, to be carried out at once. */
export const withPendingAction = (
  row: EverifyCaseEntity,
  wanted: EverifyAction,
  sealed_wish: Buffer | null,
  now: Date,
): EverifyCaseEntity => ({
  ...row,
  wanted,
  sealed_wish,
  wanted_since: now,
  attempts: 0,
  run_at: immediately,
  last_error: null,
  refusal: null,
});

/** The case with nothing pending with E-Verify. */
export const withoutPendingAction = (row: EverifyCaseEntity): EverifyCaseEntity => ({
  ...row,
  wanted: null,
  sealed_wish: null,
  wanted_since: null,
  attempts: 0,
  run_at: null,
  last_error: null,
});
