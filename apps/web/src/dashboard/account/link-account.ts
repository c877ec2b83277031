'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type FormIssue, type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText, type WriteFailure } from '../forms/error-text';
import { linkAdvice } from './link-advice';
import { LinkInput } from './link-input';

/** Shows that a user of the test account is one's own, by its password or by a sign-in link. */
export async function linkAccount(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(LinkInput, form, await linkAdvice());
  if (!read.ok) return rejectForm(before, form, read.issues);
  const linked = await write(place, 'sessions.linkAccount', { body: read.input });
  if (linked.ok) redirect(withQuery(paths.account, { done: 'accountsLinked' }));
  return rejectForm(before, form, [await issueOf(linked, 'token' in read.input)]);
}

async function issueOf({ errorCode: trouble, problem }: WriteFailure, isByLink: boolean): Promise<FormIssue> {
  const t = await getTranslations('accounts');
  if (problem?._tag === 'ForbiddenError') return { message: t('signInAnew') };
  if (problem?._tag === 'BadRequestError') return { message: t('taken') };
  if (isByLink && trouble === 'gone') return { target: 'test_link', message: t('linkSpent') };
  if (trouble === 'refused') return { target: 'test_password', message: t('wrong') };
  return { message: await errorText(trouble) };
}
