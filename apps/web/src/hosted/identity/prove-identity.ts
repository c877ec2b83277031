'use server';
import { OnboardingSession, ProveIdentity } from '@firstday/domain';
import { toAnswer, draftFromForm } from '@firstday/ui';
import { redirect } from 'next/navigation';
import { ApiUnavailable, askApi, callApi } from '../../api/call-api';
import { sessionToken } from '../session/session-token';
import { expiredPath } from '../session/read-session';
import type { IdentityState, IdentityErrorCode } from './identity-state';
import { type Destination, identityPath, destinationPath } from './identity-path';

interface ActionTarget {
  readonly session: string;
  readonly to: Destination;
}

/** Confirms who the employee is, and goes on to where they were going. */
export async function proveIdentity(
  { session, to }: ActionTarget,
  before: IdentityState,
  form: FormData,
): Promise<IdentityState> {
  const birth = draftFromForm({ path: 'date_of_birth', kind: 'date' }, form);
  const typed = form.get('ssn_last_four');
  const lastFour = typeof typed === 'string' ? typed.trim() : '';
  const state = { attempt: before.attempt + 1, birth, lastFour };
  const given = { date_of_birth: toAnswer('date', birth), ssn_last_four: lastFour, task_id: to.task };
  const troubles = missingIn(given);
  if (troubles.length > 0) return { ...state, troubles };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const came = await tried(token, given);
  if (came === 'unavailable') return { ...state, troubles: ['unavailable'] };
  if (came === 'proved') redirect(destinationPath(session, to));
  if (came === 'ended') redirect(expiredPath(session));
  if (came.status === 'locked') redirect(identityPath(session, to));
  return { ...state, troubles: ['wrong'], triesLeft: came.tries_left };
}

function missingIn(given: Readonly<Record<string, unknown>>): IdentityErrorCode[] {
  const { success, error } = ProveIdentity.safeParse(given);
  if (success) return [];
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  return [
    ...(wrong.has('date_of_birth') ? (['birthRequired'] as const) : []),
    ...(wrong.has('ssn_last_four') ? (['lastFourRequired'] as const) : []),
  ];
}

/** What came of it: where it was wrong, how the check stands now. */
async function tried(token: string, body: Readonly<Record<string, unknown>>) {
  try {
    const answer = await callApi(token, '/form_session/identity', { method: 'POST', body });
    if (answer.ok) return 'proved';
    const now = await askApi(OnboardingSession, token, '/form_session');
    return now.ok ? now.value.identity : 'ended';
  } catch (error) {
    if (error instanceof ApiUnavailable) return 'unavailable';
    throw error;
  }
}
