'use server';
import type { SignIn } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { safeReturnPath } from '../paths';
import { signInCredential, storeSessionCookie } from '../../api/user-credential';
import { errorText } from '../forms/error-text';
import { unavailabilityIn } from '../../api/api-unavailable';
import { callRaw } from '../../api/call';
import { signInAdvice } from './sign-in-advice';
import { SignInInput } from './sign-in-input';

/** Signs in with a password and goes on to the page that was asked for. */
export async function signIn(to: string, before: ActionState, form: FormData): Promise<ActionState> {
  const read = readForm(SignInInput, form, await signInAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const message = await tried(read.input);
  if (message) return rejectForm(before, form, [{ message }]);
  redirect(safeReturnPath(to));
}

/** Why it failed; nothing where the browser is signed in now. */
async function tried(body: SignIn): Promise<string | undefined> {
  const t = await getTranslations('signIn');
  try {
    const answer = await callRaw('sessions.signIn', { body }, await signInCredential());
    if (answer.status === 403) return errorText('notAllowed');
    if (!answer.ok) return t('wrong');
    await storeSessionCookie(answer);
    return undefined;
  } catch (error) {
    const reason = unavailabilityIn(error);
    if (!reason) throw error;
    return reason.retryAfter === undefined ? errorText('unavailable') : t('tooMany');
  }
}
