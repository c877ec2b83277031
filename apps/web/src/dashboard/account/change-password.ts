'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { isLimited } from '../forms/error-text';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { passwordAdvice } from './password-advice';
import { PasswordInput } from './password-input';

export async function changePassword(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [t, advice] = [await getTranslations('account'), await passwordAdvice()];
  const read = readForm(PasswordInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { current_password, new_password } = read.input;
  const changed = await write(place, 'sessions.changePassword', { body: { current_password, new_password } });
  if (changed.ok) redirect(withQuery(paths.account, { done: 'passwordChanged' }));
  if (isLimited(changed.errorCode)) return rejectForm(before, form, [{ message: t('tooMany') }]);
  if (changed.problem?._tag === 'ForbiddenError') {
    const accounts = await getTranslations('accounts');
    return rejectForm(before, form, [{ message: accounts('signInAnew') }]);
  }
  // Its length is right: what the API refuses is a password that everybody tries first.
  return rejectForm(before, form, await refusedIssues(changed, { ...advice, new_password: t('newTooEasy') }));
}
