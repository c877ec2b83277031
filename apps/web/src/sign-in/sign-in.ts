'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type FormState, refused, textIn } from '../dashboard/form-state';
import { pathBehindDoor } from '../dashboard/paths';
import { arrivalHeaders, keepSession, personCredential } from '../dashboard/person';
import { inWords } from '../dashboard/troubles';
import { ApiUnavailable, callApi } from '../session/api';

/** Signs in with a password and goes on to the page that was asked for. */
export async function signIn(to: string, before: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('signIn');
  const email = textIn(form, 'email');
  const given = form.get('password');
  const password = typeof given === 'string' ? given : '';
  const issues = [
    ...(email === '' ? [{ target: 'email', message: t('emailRequired') }] : []),
    ...(password === '' ? [{ target: 'password', message: t('passwordRequired') }] : []),
  ];
  if (issues.length > 0) return refused(before, form, issues);
  const message = await tried({ email, password });
  if (message) return refused(before, form, [{ message }]);
  redirect(pathBehindDoor(to));
}

/** Why it failed; nothing where the browser is signed in now. */
async function tried(body: {
  readonly email: string;
  readonly password: string;
}): Promise<string | undefined> {
  const t = await getTranslations('signIn');
  try {
    const credential = (await personCredential()) ?? (await arrivalHeaders());
    const answer = await callApi(credential, '/session', { method: 'POST', body });
    if (answer.status === 429) return t('tooMany');
    if (answer.status === 403) return inWords('notAllowed');
    if (!answer.ok) return t('wrong');
    await keepSession(answer);
    return undefined;
  } catch (error) {
    if (error instanceof ApiUnavailable) return inWords('unavailable');
    throw error;
  }
}
