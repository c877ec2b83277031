'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';
import { OriginsInput } from './origins-input';

export async function saveOrigins(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('embedding');
  const read = readForm(OriginsInput, form, { origins: t('tooMany') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { origins } = read.input;
  const saved = await write(place, 'embedding.update', { body: { origins } });
  if (saved.ok) redirect(withQuery(paths.embedding, { done: 'originsSaved' }));
  // The API names the one that is wrong by its place: `origins[1]: …`.
  const wrong = origins[Number(/^origins\[(\d+)\]/.exec(saved.problem?.message ?? '')?.[1])];
  const message =
    saved.errorCode !== 'refused'
      ? await errorText(saved.errorCode)
      : wrong === undefined
        ? t('tooMany')
        : t('wrong', { origin: wrong });
  return rejectForm(before, form, [{ target: 'origins', message }]);
}
