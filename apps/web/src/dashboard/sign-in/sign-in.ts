'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type FormState, rejectForm, readText } from '../forms/form-state';
import { safeReturnPath } from '../paths';
import { signInHeaders, storeSessionCookie, userCredential } from '../../api/user-credential';
import { errorText } from '../forms/error-text';
import { ApiUnavailable } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';

/** Signs in with a password and goes on to the page that was asked for. */
export async function signIn(to: string, before: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('signIn');
  const email = readText(form, 'email');
  const given = form.get('password');
  const password = typeof given === 'string' ? given : '';
  const issues = [
    ...(email === '' ? [{ target: 'email', message: t('emailRequired') }] : []),
    ...(password === '' ? [{ target: 'password', message: t('passwordRequired') }] : []),
  ];
  if (issues.length > 0) return rejectForm(before, form, issues);
  const message = await tried({ email, password });
  if (message) return rejectForm(before, form, [{ message }]);
  redirect(safeReturnPath(to));
}

/** Why it failed; nothing where the browser is signed in now. */
async function tried(body: {
  readonly email: string;
  readonly password: string;
}): Promise<string | undefined> {
  const t = await getTranslations('signIn');
  try {
    const credential = (await userCredential()) ?? (await signInHeaders());
    const answer = await callRaw('sessions.signIn', { body }, credential);
    if (answer.status === 429) return t('tooMany');
    if (answer.status === 403) return errorText('notAllowed');
    if (!answer.ok) return t('wrong');
    await storeSessionCookie(answer);
    return undefined;
  } catch (error) {
    if (error instanceof ApiUnavailable) return errorText('unavailable');
    throw error;
  }
}
