'use server';
import { ProveIdentity } from '@firstday/domain';
import { toAnswer, draftFromForm } from '@firstday/ui';
import type { z } from 'zod';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { call, callRaw } from '../../api/call';
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
  const parsed = ProveIdentity.safeParse(given);
  if (!parsed.success) return { ...state, troubles: missingIn(parsed.error) };
  const token = await sessionToken(session);
  if (!token) redirect(expiredPath(session));
  const came = await tried(token, parsed.data);
  if (came === 'unavailable') return { ...state, troubles: ['unavailable'] };
  if (came === 'proved') redirect(destinationPath(session, to));
  if (came === 'ended') redirect(expiredPath(session));
  if (came.status === 'locked') redirect(identityPath(session, to));
  return { ...state, troubles: ['wrong'], triesLeft: came.tries_left };
}

function missingIn({ issues }: z.ZodError): IdentityErrorCode[] {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  return [
    ...(wrong.has('date_of_birth') ? (['birthRequired'] as const) : []),
    ...(wrong.has('ssn_last_four') ? (['lastFourRequired'] as const) : []),
  ];
}

/** What came of it: where it was wrong, how the check stands now. */
async function tried(token: string, body: z.input<typeof ProveIdentity>) {
  try {
    const answer = await callRaw('form_sessions.proveIdentity', { body }, token);
    if (answer.ok) return 'proved';
    const now = await call('form_sessions.current', {}, token);
    return now.ok ? now.value.identity : 'ended';
  } catch (error) {
    if (unavailabilityIn(error)) return 'unavailable';
    throw error;
  }
}
