'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { type ApiFailure, callRaw, toFailure } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import type { CaseFormState, CaseIssue } from './case-form-state';
import { wrongAnswers } from './case-input';
import { type CaseFormAction, caseFormActions, type CaseRequest, toCaseRequest } from './case-request';
import { everifyPaths } from './everify-paths';
import { readCase } from './read-cases';

interface ActionTarget {
  readonly session: string;
  readonly everifyCase: string;
  readonly action: CaseFormAction;
}

/** Does one thing with a case, and leads to the case as it has become. */
export async function actOnCase(
  target: ActionTarget,
  before: CaseFormState,
  form: FormData,
): Promise<CaseFormState> {
  const action = caseFormActions.find((name) => name === target.action);
  if (!action) throw new Error('no such action of a case');
  const t = await getTranslations('everify');
  const { everifyCase } = await readCase(target.session, target.everifyCase);
  const state = { attempt: before.attempt + 1, given: givenIn(form) };
  const wanted = toCaseRequest(action, form, everifyCase);
  if (!wanted.ok)
    return { ...state, issues: wanted.issues.map(({ path, message }) => ({ path, message: t(message) })) };
  const token = await sessionToken(target.session);
  if (!token) redirect(expiredPath(target.session));
  const failure = await send(wanted.request, token);
  if (failure === 'expired') redirect(expiredPath(target.session));
  if (failure === 'unavailable') {
    const page = await getTranslations('page');
    return { ...state, issues: [{ message: page('unavailable') }] };
  }
  if (failure) return { ...state, issues: await refusedIssues(failure, wanted.request) };
  redirect(`${everifyPaths(target.session, target.everifyCase).case}?done=${action}`);
}

async function send<Id extends CaseRequest['operation']>(
  { operation, input }: CaseRequest<Id>,
  token: string,
): Promise<'expired' | 'unavailable' | ApiFailure | undefined> {
  try {
    const result = await callRaw(operation, input, token);
    if (result.ok) return undefined;
    return result.status === 401 ? 'expired' : await toFailure(result);
  } catch (error) {
    if (error instanceof ApiUnavailable) return 'unavailable';
    throw error;
  }
}

/** What the API refused, at the question that it is about; where it is about none, the case has moved on. */
async function refusedIssues({ problem }: ApiFailure, request: CaseRequest): Promise<CaseIssue[]> {
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

const givenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
