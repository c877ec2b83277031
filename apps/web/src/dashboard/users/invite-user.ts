'use server';
import { readableLocale } from '@firstday/domain/languages';
import { redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { write, writeProved } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { linkLifetimes } from './link-lifetimes';
import { refusedUserIssues } from './refused-user-issues';
import { userAdvice } from './user-advice';
import { UserInput } from './user-input';

/** Adds somebody, and invites them by email where the account sends any; else their page has a link to hand over. */
export async function inviteUser(
  place: ActionContext,
  isByEmail: boolean,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(UserInput, form, await userAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const made = await writeProved(place, form, 'users.create', { body: read.input });
  if (!made.ok) return rejectForm(before, form, await refusedUserIssues(made));
  const done = isByEmail && (await isInvited(place, made.value.email)) ? 'userInvited' : 'userMade';
  redirect(withQuery(paths.user(made.value.id), { done }));
}

async function isInvited(place: ActionContext, email: string): Promise<boolean> {
  const expire_in = linkLifetimes[0].seconds;
  // Colleagues read what whoever invites them reads, until they choose for themselves.
  const language = readableLocale(await getLocale());
  const body = { user_email: email, expire_in, message: 'colleague_invited' as const, language };
  const sent = await write(place, 'magic_links.create', { body });
  return sent.ok && sent.value.is_sent_by_email === true;
}
