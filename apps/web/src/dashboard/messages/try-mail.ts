'use server';
import { getTranslations } from 'next-intl/server';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** Sends a message to whoever is signed in, and says what is wrong where the mail server does not take it. */
export async function tryMail(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('mailTest');
  const sent = await write(place, 'message_settings.sendTest', {});
  if (!sent.ok) return rejectForm(before, form, [{ message: await errorText(sent.errorCode) }]);
  const { is_sent, sent_to, problem } = sent.value;
  if (is_sent) return { ...rejectForm(before, form, []), made: { sent_to } };
  return rejectForm(before, form, [{ message: t(`problem_${problem ?? 'message'}`) }]);
}
