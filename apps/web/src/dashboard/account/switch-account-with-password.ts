'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { writeRaw } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { home } from '../paths';
import { storeSessionCookie } from '../../api/user-credential';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';
import { ProofInput } from './proof-input';

/** Goes on in the other account after the password of the live one. */
export async function switchAccountWithPassword(
  place: ActionContext,
  mode: 'live' | 'test',
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('accounts');
  const read = readForm(ProofInput, form, { password: t('passwordRequired') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const switched = await writeRaw(place, 'sessions.switchAccount', { body: { mode, ...read.input } });
  if (!switched.ok) {
    const isWrong = switched.problem?._tag === 'HttpApiDecodeError';
    const message = isWrong ? t('wrong') : await errorText(switched.errorCode);
    return rejectForm(before, form, [{ ...(isWrong && { target: 'password' }), message }]);
  }
  await storeSessionCookie(switched.value);
  redirect(home);
}
