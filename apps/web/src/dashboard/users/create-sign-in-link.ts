'use server';
import { getFormatter, getTranslations } from 'next-intl/server';
import { write } from '../forms/write';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';
import { linkLifetimes } from './link-lifetimes';

export async function createSignInLink(
  place: ActionContext,
  email: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [t, format] = [await getTranslations('users'), await getFormatter()];
  const lifetime = linkLifetimes.find(({ seconds }) => String(seconds) === readText(form, 'lifetime'));
  const body = { user_email: email, expire_in: (lifetime ?? linkLifetimes[0]).seconds };
  const made = await write(place, 'magic_links.create', { body });
  if (!made.ok) return rejectForm(before, form, [{ message: await errorText(made.errorCode) }]);
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
