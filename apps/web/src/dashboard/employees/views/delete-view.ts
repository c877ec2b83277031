'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../../forms/action-state';
import { errorText } from '../../forms/error-text';
import { write } from '../../forms/write';
import { paths, withQuery } from '../../paths';
import type { ActionContext } from '../../session/current-session';

export async function deleteView(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'employee_views.deleteById', { params: { employee_view_id: id } });
  if (deleted.ok) redirect(withQuery(paths.employees, { done: 'viewDeleted' }));
  return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
}
