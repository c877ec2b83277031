'use server';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type WriteFailure } from '../forms/write';
import { type FormIssue, type FormState, readList, rejectForm, readText } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';
import { toTokenLimits } from './token-draft';

export async function createToken(
  place: ActionContext,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const t = await getTranslations('tokens');
  const name = readText(form, 'name');
  if (name === '') return rejectForm(before, form, [{ target: 'name', message: t('nameRequired') }]);
  const limits = toTokenLimits(
    {
      scope: readText(form, 'scope'),
      permissions: readList(form, 'permissions'),
      lifetime: readText(form, 'lifetime'),
      networks: readText(form, 'networks'),
    },
    Date.now(),
  );
  if (limits.permissions?.length === 0)
    return rejectForm(before, form, [{ target: 'permissions', message: t('chooseRequired') }]);
  const made = await write(place, 'api_tokens.create', { body: { name, ...limits } });
  if (!made.ok) return rejectForm(before, form, [await issueOf(made)]);
  revalidatePath(paths.apiTokens);
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('madeTitle', { name }), hint: t('madeHint'), text: made.value.token },
  };
}

/** A network that is none is the only thing that a person can get wrong here by typing. */
async function issueOf({ problem, errorCode: trouble }: WriteFailure): Promise<FormIssue> {
  const isOfNetworks =
    problem?._tag === 'HttpApiDecodeError' &&
    problem.issues.some(({ path }) => path[0] === 'allowed_networks');
  if (!isOfNetworks) return { message: await errorText(trouble) };
  return { target: 'networks', message: (await getTranslations('tokens'))('networksWrong') };
}

export async function revokeToken(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const revoked = await write(place, 'api_tokens.revoke', { params: { api_token_id: id } });
  if (!revoked.ok) return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(paths.apiTokens, { done: 'tokenRevoked' }));
}
