'use server';
import { getLocale, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { signInHeaders } from '../../api/user-credential';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { signInPath } from '../paths';
import { linkRequestAdvice } from './link-request-advice';
import { LinkRequestInput } from './link-request-input';

/** Asks for a link by email; what is said afterwards is the same whether or not the address is a user's. */
export async function requestSignInLink(
  to: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(LinkRequestInput, form, await linkRequestAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { link_email: email, kind } = read.input;
  const body = { email, locale: await getLocale(), ...(kind && { kind }) };
  const message = await refusalOf(body);
  if (message !== undefined) return rejectForm(before, form, [{ message }]);
  redirect(signInPath(to, 'link_asked'));
}

/** Why nothing is sent; nothing where the request was taken. */
async function refusalOf(body: {
  email: string;
  locale: string;
  kind?: 'forgotten_password' | 'sign_in_link';
}): Promise<string | undefined> {
  try {
    const answer = await callRaw('sessions.requestMagicLink', { body }, await signInHeaders());
    return answer.ok ? undefined : await errorText('notAllowed');
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    const t = await getTranslations('signIn');
    return reason.retryAfter === undefined ? errorText('unavailable') : t('tooManyLinks');
  }
}
