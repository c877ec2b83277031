'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { WaiverInput } from './waiver-input';

/** Says that the account does not ask for what a policy asks for, and why. */
export async function waiveLibraryPolicy(
  place: ActionContext,
  library_key: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('library');
  const read = readForm(WaiverInput, form, { reason: t('waiveReasonAdvice') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const waived = await write(place, 'policy_library.waive', { params: { library_key }, body: read.input });
  if (!waived.ok) {
    const isAsked = waived.problem?._tag === 'BadRequestError';
    const message = isAsked ? t('waiveAsked') : await errorText(waived.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(withQuery(paths.libraryPolicy(library_key), { done: 'policyWaived' }));
}
