'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { RedeliverFailedInput } from './redeliver-failed-input';

/** Sends again whatever was given up since the beginning of a day. */
export async function redeliverFailed(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('webhooks');
  const read = readForm(RedeliverFailedInput, form, { since: t('sinceRequired') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const since = `${read.input.since}T00:00:00.000Z`;
  const sent = await write(place, 'webhooks.redeliverFailed', {
    params: { webhook_id: id },
    body: { since },
  });
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  redirect(
    withQuery(paths.webhook(id), { done: sent.value.count > 0 ? 'failedRedelivered' : 'nothingRedelivered' }),
  );
}
