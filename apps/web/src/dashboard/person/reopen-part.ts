'use server';
import { CreateTaskChangeRequest } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Opens the part of one signer of a completed form. M-274, 9.0: they correct what they signed, and nothing else is signed again. */
export async function reopenPart(
  place: ActionContext,
  task_id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [starting_section_id, reason] = [readText(form, 'section'), readText(form, 'reason')];
  const request = CreateTaskChangeRequest.required().safeParse({ starting_section_id, reason });
  if (!request.success) {
    const t = await getTranslations('person');
    return rejectForm(before, form, [{ target: 'reason', message: t('reopenReasonRequired') }]);
  }
  const input = { params: { task_id }, body: request.data };
  const answered = await write(place, 'task_change_requests.create', input);
  if (!answered.ok) return rejectForm(before, form, [{ message: await errorText(answered.errorCode) }]);
  redirect(withQuery(place.path, { done: 'correctionOpened' }));
}
