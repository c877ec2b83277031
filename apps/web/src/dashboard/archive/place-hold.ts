'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { HoldInput, type HoldScope } from './hold-input';

/** What a hold may be placed on: the form, and the records that it names. */
export type HoldSubjects = Readonly<Partial<Record<HoldScope, string>>> & { readonly task: string };

export async function placeHold(
  place: ActionContext,
  subjects: HoldSubjects,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('archive');
  const read = readForm(HoldInput, form, { reason: t('reasonAdvice') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { reason, subject } = read.input;
  const subject_id = subjects[subject] ?? subjects.task;
  const placed = await write(place, 'legal_holds.create', { body: { subject_id, reason } });
  if (!placed.ok) return rejectForm(before, form, [{ message: await errorText(placed.errorCode) }]);
  redirect(withQuery(paths.archived(subjects.task), { done: 'holdPlaced' }));
}
