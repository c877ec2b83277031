'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { refusedUserIssues } from './refused-user-issues';
import { userAdvice } from './user-advice';
import { UserInput } from './user-input';

export async function inviteUser(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(UserInput, form, await userAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const made = await write(place, 'users.create', { body: read.input });
  if (!made.ok) return rejectForm(before, form, await refusedUserIssues(made));
  redirect(withQuery(paths.user(made.value.id), { done: 'userMade' }));
}
