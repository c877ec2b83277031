'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import { deedOf } from './deed-of';
import type { ActionContext } from '../session/current-session';

/** Sends an employee a link of their own, to the address on record. */
export async function sendMessage(
  place: ActionContext,
  employee: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const body = { kind: 'link_again' as const };
  const sent = await write(place, 'messages.send', { params: { employee_id: employee }, body });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(withQuery(paths.employee(employee), { tab: 'messages', done: deedOf(sent.value) }));
}
