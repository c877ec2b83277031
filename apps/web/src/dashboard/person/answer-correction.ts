'use server';
import { AnswerCorrection } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Opens a form for its employee, or leaves it as it is with a word to them. */
export async function answerCorrection(
  place: ActionContext,
  task_id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const [outcome, message] = [readText(form, 'outcome'), readText(form, 'message')];
  const answer = AnswerCorrection.safeParse({ outcome, ...(message ? { message } : {}) });
  if (!answer.success || (answer.data.outcome === 'declined' && !message)) {
    const t = await getTranslations('person');
    return rejectForm(before, form, [{ target: 'message', message: t('correctionMessageRequired') }]);
  }
  const input = { params: { task_id }, body: answer.data };
  const answered = await write(place, 'tasks.answerCorrectionRequest', input);
  if (!answered.ok) return rejectForm(before, form, [{ message: await errorText(answered.errorCode) }]);
  const done = answer.data.outcome === 'opened' ? 'correctionOpened' : 'correctionDeclined';
  redirect(withQuery(place.path, { done }));
}
