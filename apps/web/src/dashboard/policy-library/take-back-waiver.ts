'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** From then on nobody has decided about the policy. */
export async function takeBackWaiver(
  place: ActionContext,
  library_key: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const taken = await write(place, 'policy_library.takeBackWaiver', { params: { library_key } });
  if (!taken.ok) return rejectForm(before, form, [{ message: await errorText(taken.errorCode) }]);
  redirect(withQuery(paths.libraryPolicy(library_key), { done: 'waiverTakenBack' }));
}
