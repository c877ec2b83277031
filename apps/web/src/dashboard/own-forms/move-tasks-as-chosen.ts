import { MoveTasks } from '@firstday/domain';
import { readText } from '../forms/action-state';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** Moves open tasks of a form to its last edition, unless they are to be left. @returns why it was refused */
export async function moveTasksAsChosen(place: ActionContext, id: string, form: FormData) {
  const { data: misfits } = MoveTasks.shape.misfits.safeParse(readText(form, 'open_tasks'));
  for (let cursor: string | null = misfits ? '' : null; misfits && cursor !== null;) {
    const body = { misfits, ...(cursor ? { cursor } : {}) };
    const moved = await write(place, 'forms.moveTasks', { params: { form_id: id }, body });
    if (!moved.ok) return moved.errorCode;
    cursor = moved.value.next_cursor;
  }
  return undefined;
}
