import { OnboardingSession, TaskSheet } from '@firstday/domain';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { unavailabilityIn } from '../../api/api-unavailable';
import { type ApiResult, call } from '../../api/call';
import { leadToUnavailable } from '../../api/lead-to-unavailable';
import { isSessionId, sessionPath, sessionToken } from './session-token';

/** The session and its tasks; whoever has no living session is led to the page that says what to do. */
export const readSession = cache(async (session: string): Promise<OnboardingSession> => {
  const result = await withToken(session, (token) => call('form_sessions.current', {}, token));
  return valueOrRedirect(session, result);
});

export const readSheet = cache(async (session: string, task: string): Promise<TaskSheet> => {
  const input = { params: { task_id: task } };
  return valueOrRedirect(session, await withToken(session, (token) => call('tasks.getSheet', input, token)));
});

/** For pages: an unreachable API is a page of its own, not a crash. An action catches it (`unavailabilityIn`), and says so where one is. */
export async function withToken<T>(session: string, ask: (token: string) => Promise<T>): Promise<T> {
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  try {
    return await ask(token);
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (reason) leadToUnavailable(`${sessionPath(session)}/unavailable`, reason);
    throw error;
  }
}

export const expiredPath = (session: string): string =>
  isSessionId(session) ? `${sessionPath(session)}/expired` : '/onboarding/expired';

function valueOrRedirect<T>(session: string, result: ApiResult<T>): T {
  if (result.ok) return result.value;
  if (result.status === 401) redirect(expiredPath(session));
  notFound();
}
