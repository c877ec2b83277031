'use server';
import { redirect } from 'next/navigation';
import { writeProved } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { refusedUserIssues } from './refused-user-issues';
import { userAdvice } from './user-advice';
import { UserInput } from './user-input';

export async function saveUser(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(UserInput, form, await userAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { user_group_ids, ...rest } = read.input;
  // Nobody changes their own groups here: the last admin must not lock everybody out by a slip.
  const body = id === place.user ? rest : { ...rest, user_group_ids };
  const saved = await writeProved(place, form, 'users.updateById', { params: { user_id: id }, body });
  if (!saved.ok) return rejectForm(before, form, await refusedUserIssues(saved));
  redirect(withQuery(paths.user(id), { done: 'userSaved' }));
}
