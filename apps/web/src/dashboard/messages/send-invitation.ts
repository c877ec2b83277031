'use server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import { deedOf } from './deed-of';
import type { ActionContext } from '../session/current-session';

/** Invites somebody who was just added, and leads to what became of it. */
export async function sendInvitation(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const employee = readText(form, 'employee');
  const body = { kind: 'invitation' as const };
  const sent = await write(place, 'messages.send', { params: { employee_id: employee }, body });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(withQuery(paths.employee(employee), { tab: 'messages', done: deedOf(sent.value) }));
}
