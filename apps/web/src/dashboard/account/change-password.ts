'use server';
import { ChangePassword } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type WriteFailure } from '../forms/write';
import { type FormIssue, type FormState, rejectForm } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function changePassword(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const t = await getTranslations('account');
  const body = {
    current_password: typed(form, 'current_password') || null,
    new_password: typed(form, 'new_password'),
  };
  if (!ChangePassword.safeParse(body).success)
    return rejectForm(before, form, [{ target: 'new_password', message: t('newTooShort') }]);
  if (typed(form, 'new_password_again') !== body.new_password)
    return rejectForm(before, form, [{ target: 'new_password_again', message: t('notTheSame') }]);
  const changed = await write(place, 'sessions.changePassword', { body });
  if (changed.ok) redirect(withQuery(paths.account, { done: 'passwordChanged' }));
  return rejectForm(before, form, [await issueOf(changed)]);
}

async function issueOf({ errorCode: trouble, problem }: WriteFailure): Promise<FormIssue> {
  const t = await getTranslations('account');
  if (problem?._tag !== 'HttpApiDecodeError')
    return { message: trouble === 'limited' ? t('tooMany') : await errorText(trouble) };
  const isCurrent = problem.issues.some(({ path }) => path[0] === 'current_password');
  return isCurrent
    ? { target: 'current_password', message: t('currentWrong') }
    : { target: 'new_password', message: t('newTooEasy') };
}

/** As it was typed: a space at the end is part of a password. */
function typed(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' ? given : '';
}
