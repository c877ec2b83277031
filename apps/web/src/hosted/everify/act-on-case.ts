'use server';
import { EverifyCase } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { ApiUnavailable, askApi } from '../../api/call-api';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import type { CaseFormState } from './case-form-state';
import { type CaseFormAction, caseFormActions, type CaseRequest, toCaseRequest } from './case-request';
import { everifyPaths } from './everify-paths';
import { readCase } from './read-cases';

interface ActionTarget {
  readonly session: string;
  readonly everifyCase: string;
  readonly deed: CaseFormAction;
}

/** Does one thing with a case, and leads to the case as it has become. */
export async function actOnCase(
  place: ActionTarget,
  before: CaseFormState,
  form: FormData,
): Promise<CaseFormState> {
  const deed = caseFormActions.find((known) => known === place.deed);
  if (!deed) throw new Error('no such deed');
  const t = await getTranslations('everify');
  const { everifyCase } = await readCase(place.session, place.everifyCase);
  const state = { attempt: before.attempt + 1, given: givenIn(form) };
  const wanted = toCaseRequest(deed, form, everifyCase);
  if (!wanted.ok)
    return { ...state, issues: wanted.issues.map(({ path, message }) => ({ path, message: t(message) })) };
  const token = await sessionToken(place.session);
  if (!token) redirect(expiredPath(place.session));
  const trouble = await asked(token, place.everifyCase, wanted.request);
  if (trouble === 'expired') redirect(expiredPath(place.session));
  if (trouble === 'unavailable') {
    const page = await getTranslations('page');
    return { ...state, issues: [{ message: page('unavailable') }] };
  }
  if (trouble === 'refused') return { ...state, issues: [{ message: t('refusedNow') }] };
  redirect(`${everifyPaths(place.session, place.everifyCase).case}?done=${deed}`);
}

async function asked(
  token: string,
  id: string,
  { path, body }: CaseRequest,
): Promise<'expired' | 'refused' | 'unavailable' | undefined> {
  try {
    const result = await askApi(EverifyCase, token, `/everify_cases/${encodeURIComponent(id)}/${path}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body }),
    });
    if (result.ok) return undefined;
    return result.status === 401 ? 'expired' : 'refused';
  } catch (error) {
    if (error instanceof ApiUnavailable) return 'unavailable';
    throw error;
  }
}

const givenIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
