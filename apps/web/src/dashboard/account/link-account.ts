'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type WriteFailure } from '../forms/write';
import { type FormIssue, type FormState, rejectForm, readText } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

/** Shows that a user of the test account is one's own, by its password or by a sign-in link. */
export async function linkAccount(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const t = await getTranslations('accounts');
  const given = readText(form, 'test_link');
  const token = tokenIn(given);
  const password = typed(form, 'test_password');
  if (given !== '' && !token)
    return rejectForm(before, form, [{ target: 'test_link', message: t('noLink') }]);
  if (!token && password === '')
    return rejectForm(before, form, [{ target: 'test_password', message: t('passwordRequired') }]);
  const body = token ? { token } : { email: readText(form, 'test_email'), password };
  const linked = await write(place, 'sessions.linkAccount', { body });
  if (linked.ok) redirect(withQuery(paths.account, { done: 'accountsLinked' }));
  return rejectForm(before, form, [await issueOf(linked, token !== undefined)]);
}

export async function unlinkAccount(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const parted = await write(place, 'sessions.unlinkAccount', {});
  if (parted.ok || parted.errorCode === 'gone')
    redirect(withQuery(paths.account, { done: 'accountsParted' }));
  return rejectForm(before, form, [{ message: await errorText(parted.errorCode) }]);
}

async function issueOf({ errorCode: trouble, problem }: WriteFailure, isByLink: boolean): Promise<FormIssue> {
  const t = await getTranslations('accounts');
  if (problem?._tag === 'ForbiddenError') return { message: t('signInAnew') };
  if (problem?._tag === 'BadRequestError') return { message: t('taken') };
  if (isByLink && trouble === 'gone') return { target: 'test_link', message: t('linkSpent') };
  if (trouble === 'refused') return { target: 'test_password', message: t('wrong') };
  return { message: await errorText(trouble) };
}

/** A link as it was copied, or its token alone. */
function tokenIn(text: string): string | undefined {
  return /(?:[?&]link=|^)(fd_link_[\w-]{20,200})$/.exec(text)?.[1];
}

/** As it was typed: a space at the end is part of a password. */
function typed(form: FormData, name: string): string {
  const given = form.get(name);
  return typeof given === 'string' ? given : '';
}
