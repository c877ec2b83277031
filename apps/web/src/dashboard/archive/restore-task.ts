'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

export async function restoreTask(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const restored = await write(place, 'archived_tasks.restore', { params: { archived_task_id: id } });
  if (!restored.ok) return rejectForm(before, form, [{ message: await errorText(restored.errorCode) }]);
  redirect(withQuery(paths.archive, { done: 'formRestored' }));
}
