'use server';
import { ApiToken, ApiTokenCreated } from '@firstday/domain';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write } from '../dashboard/ask';
import { type FormState, refused, textIn } from '../dashboard/form-state';
import { paths, withQuery } from '../dashboard/paths';
import type { Place } from '../dashboard/session';
import { inWords } from '../dashboard/troubles';

export async function makeToken(place: Place, before: FormState, form: FormData): Promise<FormState> {
  const t = await getTranslations('tokens');
  const name = textIn(form, 'name');
  if (name === '') return refused(before, form, [{ target: 'name', message: t('nameRequired') }]);
  const made = await write(place, ApiTokenCreated, '/api_tokens', { method: 'POST', body: { name } });
  if (!made.ok) return refused(before, form, [{ message: await inWords(made.trouble) }]);
  revalidatePath(paths.apiTokens);
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('madeTitle', { name }), hint: t('madeHint'), text: made.value.token },
  };
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
