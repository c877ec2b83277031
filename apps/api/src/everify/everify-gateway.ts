import type { CaseDetails, CaseFields, CloseRequest, FieldsToConfirm, PhotoMatch } from '@firstday/everify';

/** A copy of a document, as E-Verify takes it: PDF, PNG or JPEG of less than 5 MB. */
export interface DocumentCopy {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

export type NoticeKind = 'further_action_notice' | 'referral_date_confirmation';

/** Cases that E-Verify changed, and what of them could not be read. */
export interface UpdatedCases {
  readonly cases: readonly CaseDetails[];
  readonly unread: EverifyUnknownShape | undefined;
}

/**
 * What E-Verify can be asked.
 * @throws EverifyUnavailable where asking again may help, EverifyRefusal where it does not, EverifyUnknownShape where the answer
 *   cannot be read
 */
export abstract class EverifyGateway {
  /** Logs in anew: what a person asks for who set the user and the password. */
  abstract signIn(): Promise<void>;
  /** The numbers of the cases of the last 365 days of the same person and company. */
  abstract duplicates(ssn: string, companyId: string): Promise<readonly string[]>;
  abstract create(fields: CaseFields): Promise<CaseDetails>;
  abstract submit(caseNumber: string): Promise<CaseDetails>;
  abstract read(caseNumber: string): Promise<CaseDetails>;
  abstract fieldsToConfirm(caseNumber: string): Promise<FieldsToConfirm>;
  abstract confirm(caseNumber: string, fields: FieldsToConfirm): Promise<CaseDetails>;
  abstract photo(caseNumber: string): Promise<{ readonly type: string; readonly content: Buffer }>;
  abstract matchPhoto(caseNumber: string, answer: PhotoMatch): Promise<CaseDetails>;
  abstract upload(caseNumber: string, front: DocumentCopy, back: DocumentCopy | null): Promise<CaseDetails>;
  abstract notice(caseNumber: string, kind: NoticeKind, language: 'en' | 'es'): Promise<Buffer>;
  abstract refer(caseNumber: string): Promise<CaseDetails>;
  abstract declineToAct(caseNumber: string): Promise<CaseDetails>;
  abstract close(caseNumber: string, request: CloseRequest): Promise<CaseDetails>;
  /** Cases that changed by themselves, until they are confirmed as read. */
  abstract updated(limit: number): Promise<UpdatedCases>;
  abstract confirmUpdated(caseNumbers: readonly string[]): Promise<void>;
}

/** E-Verify does not answer, or asks to wait. */
export class EverifyUnavailable extends Error {
  override readonly name = 'EverifyUnavailable';

  /**
   * @param code what it looked like: a status, `timeout`, `unreachable`; or what has to be fixed before it answers:
   *   `not_configured`, `login_refused`, `password_expired`, `account_locked`, `paused_copy`
   */
  constructor(
    readonly code: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(`E-Verify is not available: ${code}`);
  }

  /** Whether E-Verify was asked: it may have done what it did not answer. */
  get wasAsked(): boolean {
    return this.code !== 'not_configured' && this.code !== 'paused_copy';
  }
}

/** E-Verify answered that it will not do this. Its own message may repeat what it was given and is not kept. */
export class EverifyRefusal extends Error {
  override readonly name = 'EverifyRefusal';

  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`E-Verify refused: ${code}`);
  }
}

/**
 * E-Verify answered, in a form that this version does not read. That is not an outage: the request may have been carried out, and
 * asking again does not help until someone looks at it.
 */
export class EverifyUnknownShape extends Error {
  override readonly name = 'EverifyUnknownShape';
  readonly code = 'unknown_shape';

  /**
   * @param operation what was asked, such as `POST /cases/{n}/submit`
   * @param structure status, keys and types of the answer, never its values
   */
  constructor(
    readonly operation: string,
    readonly structure: string,
  ) {
    super(`E-Verify answered in an unknown form: ${operation}`);
  }
}
