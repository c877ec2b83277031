'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import { deedOf } from './deed-of';
import type { ActionContext } from '../session/current-session';

/** Sends a message anew, with a new link. */
export async function resendMessage(
  place: ActionContext,
  { message, employee }: { readonly message: string; readonly employee: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const sent = await write(place, 'messages.resend', { params: { message_id: message } });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(withQuery(paths.employee(employee), { tab: 'messages', done: deedOf(sent.value) }));
}
