'use server';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { writeProved } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { paths } from '../paths';
import type { ActionContext } from '../session/current-session';
import { tokenAdvice } from './token-advice';
import { TokenInput, toTokenBody } from './token-input';

export async function createToken(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [t, advice] = [await getTranslations('tokens'), await tokenAdvice()];
  const read = readForm(TokenInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const made = await writeProved(place, form, 'api_tokens.create', {
    body: toTokenBody(read.input, Date.now()),
  });
  if (!made.ok) return rejectForm(before, form, await refusedIssues(made, advice));
  revalidatePath(paths.apiTokens);
  const { name } = read.input;
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('madeTitle', { name }), hint: t('madeHint'), text: made.value.token },
  };
}
