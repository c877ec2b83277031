'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { membershipErrorText } from '../forms/error-text';

export async function deleteUser(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'users.deleteById', { params: { user_id: id } });
  if (!deleted.ok) return rejectForm(before, form, [{ message: await membershipErrorText(deleted) }]);
  redirect(withQuery(paths.users, { done: 'userDeleted' }));
}
