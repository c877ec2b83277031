'use server';
import { redirect } from 'next/navigation';
import { send } from '../dashboard/ask';
import { type FormState, refused, textIn } from '../dashboard/form-state';
import { withQuery } from '../dashboard/paths';
import type { Place } from '../dashboard/session';
import { inWords } from '../dashboard/troubles';

/** Ends one session, or all that the list of the API has to end. */
export async function endSession(
  place: Place,
  apiPath: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const given = textIn(form, 'session');
  const isAll = given === 'all';
  const path = isAll ? apiPath : `${apiPath}/${encodeURIComponent(given)}`;
  const ended = await send(place, path, { method: 'DELETE' });
  // What has ended in the meantime has ended.
  if (!ended.ok && ended.trouble !== 'gone')
    return refused(before, form, [{ message: await inWords(ended.trouble) }]);
  redirect(withQuery(place.path, { done: isAll ? 'sessionsEnded' : 'sessionEnded' }));
}
