import type { EverifyCase, EverifyDetails, OnboardingSession } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { identityPath, isProofMissing } from '../identity/identity-path';
import { ApiUnavailable } from '../../api/api-unavailable';
import { call } from '../../api/call';
import { sessionToken } from '../session/session-token';
import { expiredPath, readSession, withToken } from '../session/read-session';

/** The E-Verify cases that this session may see, newest first. */
export const readCases = cache(async (session: string): Promise<readonly EverifyCase[]> => {
  const result = await withToken(session, (token) =>
    call('everify_cases.list', { query: { per_page: 100 } }, token),
  );
  return result.ok ? result.value.data : [];
});

export interface CaseView {
  readonly session: OnboardingSession;
  readonly everifyCase: EverifyCase;
}

export const readCase = cache(async (session: string, id: string): Promise<CaseView> => {
  const input = { params: { everify_case_id: id } };
  const result = await withToken(session, (token) => call('everify_cases.findById', input, token));
  if (result.ok) {
    const onboarding = await readSession(session);
    if (isProofMissing(onboarding)) redirect(identityPath(session, { case: id }));
    return { session: onboarding, everifyCase: result.value };
  }
  if (result.status === 401) redirect(expiredPath(session));
  notFound();
});

/** What E-Verify asks to be confirmed; undefined while it does not answer. */
export async function readDetails(session: string, id: string): Promise<EverifyDetails | undefined> {
  const input = { params: { everify_case_id: id } };
  try {
    const result = await call('everify_cases.getDetails', input, await sessionToken(session));
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (error instanceof ApiUnavailable) return undefined;
    throw error;
  }
}
