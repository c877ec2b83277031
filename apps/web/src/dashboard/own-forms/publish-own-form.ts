'use server';
import { MoveTasks, type WaitingPolicy } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

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
  const { data: misfits } = MoveTasks.shape.misfits.safeParse(readText(form, 'open_tasks'));
  for (let cursor: string | null = misfits ? '' : null; misfits && cursor !== null;) {
    const body = { misfits, ...(cursor ? { cursor } : {}) };
    const moved = await write(place, 'forms.moveTasks', { params, body });
    if (!moved.ok) return rejectForm(before, form, [{ message: await errorText(moved.errorCode) }]);
    cursor = moved.value.next_cursor;
  }
  if (waiting.length === 0) redirect(withQuery(paths.form(id), { done: 'formPublished' }));
  const isInUse = waiting.every(({ status }) => status === 'active');
  redirect(withQuery(paths.policyLibrary, { done: isInUse ? 'policyInUse' : 'policyToCheck' }));
}
