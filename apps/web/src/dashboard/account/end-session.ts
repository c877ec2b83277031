'use server';
import { redirect } from 'next/navigation';
import { write, type WriteResult } from '../forms/write';
import { type ActionState, rejectForm, readText } from '../forms/action-state';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

/** Ends one session, or all of them but the one that is looking; of a colleague where one is named. */
export async function endSession(
  place: ActionContext,
  user: string | undefined,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const given = readText(form, 'session');
  const isAll = given === 'all';
  const ended = isAll ? await endAll(place, user) : await endOne(place, user, given);
  // What has ended in the meantime has ended.
  if (!ended.ok && ended.errorCode !== 'gone')
    return rejectForm(before, form, [{ message: await errorText(ended.errorCode) }]);
  redirect(withQuery(place.path, { done: isAll ? 'sessionsEnded' : 'sessionEnded' }));
}

const endAll = (context: ActionContext, user: string | undefined): Promise<WriteResult<undefined>> =>
  user === undefined
    ? write(context, 'sessions.endOthers', {})
    : write(context, 'users.endSessions', { params: { user_id: user } });

const endOne = (
  context: ActionContext,
  user: string | undefined,
  session: string,
): Promise<WriteResult<undefined>> =>
  user === undefined
    ? write(context, 'sessions.end', { params: { session_id: session } })
    : write(context, 'users.endSession', { params: { user_id: user, session_id: session } });
