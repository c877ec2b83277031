'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Sends what happens from now on; what failed before is sent again by whoever asks for it. */
export async function enableWebhook(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const enabled = await write(place, 'webhooks.enable', { params: { webhook_id: id } });
  if (!enabled.ok) return rejectForm(before, form, [{ message: await errorText(enabled.errorCode) }]);
  redirect(withQuery(paths.webhook(id), { done: 'webhookEnabled' }));
}
