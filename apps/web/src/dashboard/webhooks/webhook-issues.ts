import { webhookUrlProblemIn } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { FormIssue } from '../forms/action-state';
import { refusedIssues } from '../forms/refused-issues';
import type { WriteFailure } from '../forms/error-text';
import { webhookAdvice } from './webhook-advice';

/** What the API refused of a webhook: an address that it may not be sent to, or records that its maker may not see. */
export async function webhookIssues(failure: WriteFailure): Promise<readonly FormIssue[]> {
  const t = await getTranslations('webhooks');
  const { problem, errorCode } = failure;
  const found = problem?._tag === 'BadRequestError' ? webhookUrlProblemIn(problem.message) : undefined;
  if (found) return [{ target: 'url', message: t(`url_${found}`) }];
  if (errorCode === 'notAllowed') return [{ target: 'events', message: t('eventsNotYours') }];
  return refusedIssues(failure, await webhookAdvice());
}
