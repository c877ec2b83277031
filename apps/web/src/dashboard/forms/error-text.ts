import type { Problem } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { FormIssue } from './action-state';
import type { ApiUnavailable } from '../../api/api-unavailable';

/** Too many at once, and after how many seconds it may be sent again. */
type LimitedCode = `limited_${number}`;

/** Why a write was not carried out. */
export type WriteErrorCode =
  | 'gone'
  | 'notAllowed'
  | 'otherPerson'
  | 'refused'
  | 'stale'
  | 'unavailable'
  | 'unproved'
  | 'wrongPassword'
  | LimitedCode;

export const isLimited = (code: WriteErrorCode): code is LimitedCode => code.startsWith('limited_');

export const toErrorCode = ({ retryAfter }: ApiUnavailable): WriteErrorCode =>
  retryAfter === undefined ? 'unavailable' : `limited_${retryAfter}`;

/** The control by which a form asks for the password again. */
export const proofControl = 'proof_password';

/** That the password is needed, or was wrong, at its control; nothing for other failures. */
export async function proofIssues({ errorCode }: WriteFailure): Promise<readonly FormIssue[]> {
  if (errorCode !== 'unproved' && errorCode !== 'wrongPassword') return [];
  return [{ target: proofControl, message: await errorText(errorCode) }];
}

export interface WriteFailure {
  readonly ok: false;
  readonly errorCode: WriteErrorCode;
  readonly problem?: Problem | undefined;
}

/** Says in the reader's language why something was not done, and what to do. */
export async function errorText(trouble: WriteErrorCode): Promise<string> {
  const t = await getTranslations('trouble');
  return isLimited(trouble) ? t('limited', { seconds: Number(trouble.split('_')[1]) }) : t(trouble);
}

/** The same for changes of who may come in, of which the API refuses one that would leave nobody to let others in. */
export async function membershipErrorText({ errorCode: trouble, problem }: WriteFailure): Promise<string> {
  const isLast =
    trouble === 'refused' && (problem?._tag === 'BadRequestError' || problem?._tag === 'UserDeletionError');
  return isLast ? (await getTranslations('trouble'))('lastAdministrator') : errorText(trouble);
}
