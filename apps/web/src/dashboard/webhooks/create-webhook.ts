'use server';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { maskedToken } from './masked-token';
import { webhookAdvice } from './webhook-advice';
import { WebhookInput, toWebhookOptions } from './webhook-input';
import { webhookIssues } from './webhook-issues';

/** Adds one, and shows its token once to whoever may see it. */
export async function createWebhook(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(WebhookInput, form, await webhookAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { url, ...options } = read.input;
  const made = await write(place, 'webhooks.create', { body: { url, ...toWebhookOptions(options) } });
  if (!made.ok) return rejectForm(before, form, await webhookIssues(made));
  revalidatePath(paths.webhooks);
  const { id, token } = made.value;
  if (maskedToken.test(token)) redirect(withQuery(paths.webhook(id), { done: 'webhookMade' }));
  const t = await getTranslations('webhooks');
  const next = { href: paths.webhook(id), label: t('toWebhook') };
  const secret = { title: t('madeTitle'), hint: t('madeHint'), text: token, next };
  return { attempt: before.attempt + 1, issues: [], values: {}, secret };
}
