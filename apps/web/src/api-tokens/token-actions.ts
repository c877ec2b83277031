'use server';
import { ApiToken, ApiTokenCreated } from '@firstday/domain';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write, type Written } from '../dashboard/ask';
import { type FormIssue, type FormState, listIn, refused, textIn } from '../dashboard/form-state';
import { paths, withQuery } from '../dashboard/paths';
import type { Place } from '../dashboard/session';
import { inWords } from '../dashboard/troubles';
import { tokenLimits } from './token-draft';

export async function makeToken(place: Place, before: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('tokens');
  const name = textIn(form, 'name');
  if (name === '') return refused(before, form, [{ target: 'name', message: t('nameRequired') }]);
  const limits = tokenLimits(
    {
      scope: textIn(form, 'scope'),
      permissions: listIn(form, 'permissions'),
      lifetime: textIn(form, 'lifetime'),
      networks: textIn(form, 'networks'),
    },
    Date.now(),
  );
  if (limits.permissions?.length === 0)
    return refused(before, form, [{ target: 'permissions', message: t('chooseRequired') }]);
  const made = await write(place, ApiTokenCreated, '/api_tokens', {
    method: 'POST',
    body: { name, ...limits },
  });
  if (!made.ok) return refused(before, form, [await issueOf(made)]);
  revalidatePath(paths.apiTokens);
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('madeTitle', { name }), hint: t('madeHint'), text: made.value.token },
  };
}

/** A network that is none is the only thing that a person can get wrong here by typing. */
async function issueOf({ problem, trouble }: Extract<Written<never>, { ok: false }>): Promise<FormIssue> {
  const isOfNetworks =
    problem?._tag === 'HttpApiDecodeError' &&
    problem.issues.some(({ path }) => path[0] === 'allowed_networks');
  if (!isOfNetworks) return { message: await inWords(trouble) };
  return { target: 'networks', message: (await getTranslations('tokens'))('networksWrong') };
}

export async function revokeToken(
  place: Place,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const path = `/api_tokens/${encodeURIComponent(id)}`;
  const revoked = await write(place, ApiToken, path, { method: 'DELETE' });
  if (!revoked.ok) return refused(before, form, [{ message: await inWords(revoked.trouble) }]);
  redirect(withQuery(paths.apiTokens, { done: 'tokenRevoked' }));
}
