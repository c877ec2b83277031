'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function unlinkAccount(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const parted = await write(place, 'sessions.unlinkAccount', {});
  if (parted.ok || parted.errorCode === 'gone')
    redirect(withQuery(paths.account, { done: 'accountsParted' }));
  return rejectForm(before, form, [{ message: await errorText(parted.errorCode) }]);
}
