import { EverifyCase, EverifyDetails, type OnboardingSession, page } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { identityPath, isProofMissing } from '../identity/identity-path';
import { ApiUnavailable, askApi } from '../../api/call-api';
import { sessionToken } from '../session/session-token';
import { expiredPath, readSession, withToken } from '../session/read-session';

const Cases = page(EverifyCase);

/** The E-Verify cases that this session may see, newest first. */
export const readCases = cache(async (session: string): Promise<readonly EverifyCase[]> => {
  const result = await withToken(session, (token) => askApi(Cases, token, '/everify_cases?per_page=100'));
  return result.ok ? result.value.data : [];
});

export interface CaseView {
  readonly session: OnboardingSession;
  readonly everifyCase: EverifyCase;
}

export const readCase = cache(async (session: string, id: string): Promise<CaseView> => {
  const path = `/everify_cases/${encodeURIComponent(id)}`;
  const result = await withToken(session, (token) => askApi(EverifyCase, token, path));
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
  const path = `/everify_cases/${encodeURIComponent(id)}/details_to_confirm`;
  try {
    const result = await askApi(EverifyDetails, await sessionToken(session), path);
    return result.ok ? result.value : undefined;
  } catch (error) {
    if (error instanceof ApiUnavailable) return undefined;
    throw error;
  }
}
