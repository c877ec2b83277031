'use server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { withQuery } from '../paths';
import { writeProved } from '../forms/write';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import type { ActionContext } from '../session/current-session';
import { refusedIssues } from '../forms/refused-issues';
import { linkLifetimes } from './link-lifetimes';

export async function createSignInLink(
  place: ActionContext,
  email: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [t, format] = [await getTranslations('users'), await getFormatter()];
  const lifetime = linkLifetimes.find(({ seconds }) => String(seconds) === readText(form, 'lifetime'));
  const expire_in = (lifetime ?? linkLifetimes[0]).seconds;
  const body = { user_email: email, expire_in, message: 'sign_in_link' as const };
  const made = await writeProved(place, form, 'magic_links.create', { body });
  if (!made.ok) return rejectForm(before, form, await refusedIssues(made, {}));
  // What is on its way to their own mailbox need not pass through anybody else's hands.
  if (made.value.is_sent_by_email) redirect(withQuery(place.path, { done: 'messageSent' }));
  const end = format.dateTime(new Date(made.value.expire_at), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    ...rejectForm(before, form, []),
    secret: { title: t('linkReady', { email }), hint: t('linkReadyHint', { end }), text: made.value.url },
  };
}
