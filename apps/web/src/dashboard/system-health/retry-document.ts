'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Has a document that could not be made tried again at once. */
export async function retryDocument(
  place: ActionContext,
  task: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const asked = await write(place, 'tasks.retryDocument', { params: { task_id: task } });
  // It may have been made meanwhile: then the page says so.
  if (!asked.ok && asked.errorCode !== 'refused')
    return rejectForm(before, form, [{ message: await errorText(asked.errorCode) }]);
  redirect(withQuery(paths.systemHealth, { done: 'documentRetried' }));
}
