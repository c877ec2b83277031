'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Leads to the delivery, whose page shows what becomes of it. */
export async function sendTest(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const sent = await write(place, 'webhooks.sendTest', { params: { webhook_id: id } });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(withQuery(paths.delivery(id, sent.value.event_id), { done: 'testSent' }));
}
