'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { moveTasksAsChosen } from '../own-forms/move-tasks-as-chosen';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Moves what people have begun to the edition that is given now, as was chosen. */
export async function moveOpenTasks(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const refused = await moveTasksAsChosen(place, id, form);
  if (refused) return rejectForm(before, form, [{ message: await errorText(refused) }]);
  redirect(withQuery(paths.officialForms, { done: 'formsMoved' }));
}
