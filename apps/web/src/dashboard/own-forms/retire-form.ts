'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface ShownForm {
  readonly id: string;
  readonly isRetired: boolean;
}

export async function retireForm(
  place: ActionContext,
  { id, isRetired }: ShownForm,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const input = { params: { form_id: id } };
  const written = await write(place, isRetired ? 'forms.restore' : 'forms.retire', input);
  if (!written.ok) {
    const isAskedFor = written.problem?._tag === 'BadRequestError';
    const message = isAskedFor
      ? (await getTranslations('forms'))('retireRefused')
      : await errorText(written.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(withQuery(paths.forms, { done: isRetired ? 'formUsedAgain' : 'formRetired' }));
}
