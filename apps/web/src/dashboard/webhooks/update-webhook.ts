'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { webhookAdvice } from './webhook-advice';
import { toWebhookOptions, WebhookOptionsInput } from './webhook-input';
import { webhookIssues } from './webhook-issues';

export async function updateWebhook(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(WebhookOptionsInput, form, await webhookAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const saved = await write(place, 'webhooks.updateById', {
    params: { webhook_id: id },
    body: toWebhookOptions(read.input),
  });
  if (!saved.ok) return rejectForm(before, form, await webhookIssues(saved));
  redirect(withQuery(paths.webhook(id), { done: 'webhookSaved' }));
}
