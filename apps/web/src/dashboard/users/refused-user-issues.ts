import { getTranslations } from 'next-intl/server';
import type { FormIssue } from '../forms/action-state';
import { refusedIssues } from '../forms/refused-issues';
import type { WriteFailure } from '../forms/error-text';
import { userAdvice } from './user-advice';

/** Besides what is typed wrong: another user may have the email, which is said at its control. */
export async function refusedUserIssues(failure: WriteFailure): Promise<readonly FormIssue[]> {
  const isTaken = failure.errorCode === 'refused' && failure.problem?._tag !== 'HttpApiDecodeError';
  if (!isTaken) return refusedIssues(failure, await userAdvice());
  return [{ target: 'email', message: (await getTranslations('users'))('taken') }];
}
