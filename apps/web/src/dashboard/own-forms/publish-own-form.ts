'use server';
import type { WaitingPolicy } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { moveTasksAsChosen } from './move-tasks-as-chosen';

interface ShownDraft {
  readonly id: string;
  /** Of the draft whose changes were shown: another one is not published. */
  readonly version: string;
  readonly isPublished: boolean;
}

/** Publishes the draft that was shown, then moves the tasks as was chosen. */
export async function publishOwnForm(
  place: ActionContext,
  { id, version, isPublished }: ShownDraft,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const params = { form_id: id };
  let waiting: readonly WaitingPolicy[] = [];
  if (!isPublished) {
    const published = await write(place, 'forms.publish', { params }, version);
    if (!published.ok) return rejectForm(before, form, [{ message: await errorText(published.errorCode) }]);
    waiting = published.value.policies;
  }
  const refused = await moveTasksAsChosen(place, id, form);
  if (refused) return rejectForm(before, form, [{ message: await errorText(refused) }]);
  if (waiting.length === 0) redirect(withQuery(paths.form(id), { done: 'formPublished' }));
  const isInUse = waiting.every(({ status }) => status === 'active');
  redirect(withQuery(paths.policyLibrary, { done: isInUse ? 'policyInUse' : 'policyToCheck' }));
}
