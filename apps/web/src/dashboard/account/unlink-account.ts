'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type FormState, rejectForm } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function unlinkAccount(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const parted = await write(place, 'sessions.unlinkAccount', {});
  if (parted.ok || parted.errorCode === 'gone')
    redirect(withQuery(paths.account, { done: 'accountsParted' }));
  return rejectForm(before, form, [{ message: await errorText(parted.errorCode) }]);
}
