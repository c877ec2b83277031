'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ApiUnavailable } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import type { CaseFormState } from './case-form-state';
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
  if (failure === 'refused') return { ...state, issues: [{ message: t('refusedNow') }] };
  redirect(`${everifyPaths(target.session, target.everifyCase).case}?done=${action}`);
}

async function send<Id extends CaseRequest['operation']>(
  { operation, input }: CaseRequest<Id>,
  token: string,
): Promise<'expired' | 'refused' | 'unavailable' | undefined> {
  try {
    const result = await callRaw(operation, input, token);
    if (result.ok) return undefined;
    return result.status === 401 ? 'expired' : 'refused';
  } catch (error) {
    if (error instanceof ApiUnavailable) return 'unavailable';
    throw error;
  }
}

const givenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
