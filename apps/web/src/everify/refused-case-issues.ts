import type { Problem } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import type { CaseIssue } from './case-form-state';
import { wrongAnswers } from './case-input';
import type { CaseRequest } from './case-request';

/** What the API refused, at the question that it is about; where it is about none, the case has moved on. */
export async function refusedCaseIssues(
  problem: Problem | undefined,
  request: CaseRequest,
): Promise<CaseIssue[]> {
  const [t, page] = [await getTranslations('everify'), await getTranslations('page')];
  const issues = problem?._tag === 'HttpApiDecodeError' ? problem.issues : [];
  const details = request.operation === 'everify_cases.confirmDetails' ? request.input.body.fields : [];
  const found = [
    ...wrongAnswers(issues).map(({ path, message }) => ({ path, message: t(message) })),
    ...issues.flatMap(({ path: [list, at] }) => {
      const detail = list === 'fields' ? details[Number(at)] : undefined;
      return detail ? [{ path: `field:${detail.name}`, message: page('refused') }] : [];
    }),
  ];
  return found.length > 0 ? found : [{ message: t('refusedNow') }];
}
