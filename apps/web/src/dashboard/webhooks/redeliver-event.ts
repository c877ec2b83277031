'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface DeliveryIds {
  readonly webhook: string;
  readonly event: string;
}

/** Sends one event again, under the id that it had. */
export async function redeliverEvent(
  place: ActionContext,
  { webhook, event }: DeliveryIds,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const params = { webhook_id: webhook, event_id: event };
  const sent = await write(place, 'webhooks.redeliver', { params });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(withQuery(paths.delivery(webhook, event), { done: 'redelivered' }));
}
