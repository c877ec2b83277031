'use server';
import { redirect } from 'next/navigation';
import { send } from '../forms/ask';
import { type FormState, rejectForm, readText } from '../forms/form-state';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

/** Ends one session, or all that the list of the API has to end. */
export async function endSession(
  place: ActionContext,
  apiPath: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const given = readText(form, 'session');
  const isAll = given === 'all';
  const path = isAll ? apiPath : `${apiPath}/${encodeURIComponent(given)}`;
  const ended = await send(place, path, { method: 'DELETE' });
  // What has ended in the meantime has ended.
  if (!ended.ok && ended.errorCode !== 'gone')
    return rejectForm(before, form, [{ message: await errorText(ended.errorCode) }]);
  redirect(withQuery(place.path, { done: isAll ? 'sessionsEnded' : 'sessionEnded' }));
}
