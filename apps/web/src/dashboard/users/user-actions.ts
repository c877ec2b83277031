'use server';
import { CreateUser, EmailAddress } from '@firstday/domain';
import { getFormatter, getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type WriteFailure } from '../forms/write';
import { type FormIssue, type FormState, readList, rejectForm, readText } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { membershipErrorText, errorText } from '../forms/error-text';
import { linkLifetimes } from './link-lifetimes';

export async function inviteUser(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const given = read(form);
  const issues = await issuesOf(given);
  if (issues.length > 0) return rejectForm(before, form, issues);
  const made = await write(place, 'users.create', { body: given });
  if (!made.ok) return rejectForm(before, form, [await issueOf(made)]);
  redirect(withQuery(paths.user(made.value.id), { done: 'userMade' }));
}

export async function saveUser(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const given = read(form);
  const issues = await issuesOf(given);
  if (issues.length > 0) return rejectForm(before, form, issues);
  const { user_group_ids, ...rest } = given;
  // Nobody changes their own groups here: the last admin must not lock everybody out by a slip.
  const body = id === place.user ? rest : { ...rest, user_group_ids };
  const saved = await write(place, 'users.updateById', { params: { user_id: id }, body });
  if (!saved.ok) return rejectForm(before, form, [await issueOf(saved)]);
  redirect(withQuery(paths.user(id), { done: 'userSaved' }));
}

export async function deleteUser(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const deleted = await write(place, 'users.deleteById', { params: { user_id: id } });
  if (!deleted.ok) return rejectForm(before, form, [{ message: await membershipErrorText(deleted) }]);
  redirect(withQuery(paths.users, { done: 'userDeleted' }));
}

export async function createSignInLink(
  place: ActionContext,
  email: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
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

function read(form: FormData): Omit<CreateUser, 'email_verified' | 'password'> {
  return {
    email: readText(form, 'email'),
    external_id: readText(form, 'external_id') || null,
    user_group_ids: readList(form, 'groups'),
  };
}

async function issuesOf({ email }: { readonly email: string }): Promise<FormIssue[]> {
  const t = await getTranslations('users');
  return EmailAddress.safeParse(email).success ? [] : [{ target: 'email', message: t('emailRequired') }];
}

/** Another user's email is the one refusal that has a control of its own. */
async function issueOf({ errorCode: trouble }: WriteFailure): Promise<FormIssue> {
  if (trouble !== 'refused') return { message: await errorText(trouble) };
  return { target: 'email', message: (await getTranslations('users'))('taken') };
}
