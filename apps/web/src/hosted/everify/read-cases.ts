import type { EverifyCase, OnboardingSession } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { identityPath, needsRepresentativeCode } from '../identity/identity-path';
import { call } from '../../api/call';
import { expiredPath, readSession, withToken } from '../session/read-session';

/** The E-Verify cases that this session may see, newest first. */
export const readCases = cache(async (session: string): Promise<readonly EverifyCase[]> => {
  const result = await withToken(session, (token) =>
    call('everify_cases.list', { query: { per_page: 100 } }, token),
  );
  return result.ok ? result.value.data : [];
});

/** A case and the session of the onboarding link at which it is read. */
interface ReadCase {
  readonly session: OnboardingSession;
  readonly everifyCase: EverifyCase;
}

export const readCase = cache(async (session: string, id: string): Promise<ReadCase> => {
  const input = { params: { everify_case_id: id } };
  const result = await withToken(session, (token) => call('everify_cases.findById', input, token));
  if (result.ok) {
    const onboarding = await readSession(session);
    if (needsRepresentativeCode(onboarding)) redirect(identityPath(session, { case: id }));
    return { session: onboarding, everifyCase: result.value };
  }
  if (result.status === 401) redirect(expiredPath(session));
  notFound();
});
