'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** From now on the webhook is sent what happens again. */
export async function enableWebhook(
  place: ActionContext,
  webhook: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const enabled = await write(place, 'webhooks.enable', { params: { webhook_id: webhook } });
  if (!enabled.ok) return rejectForm(before, form, [{ message: await errorText(enabled.errorCode) }]);
  redirect(place.path);
}
