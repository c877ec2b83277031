'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Takes somebody out of every list; nothing where somebody else has changed the record since it was shown. */
export async function deletePerson(
  place: ActionContext,
  { id, etag }: { readonly id: string; readonly etag: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'employees.deleteById', { params: { employee_id: id } }, etag);
  if (!deleted.ok) return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
  redirect(withQuery(paths.employees, { done: 'personDeleted' }));
}
