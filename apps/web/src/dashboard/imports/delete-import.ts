'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Deletes the list and what is known of its rows; the records stay. */
export async function deleteImport(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'imports.deleteById', { params: { import_id: id } });
  if (!deleted.ok) return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
  redirect(withQuery(paths.imports, { done: 'importDeleted' }));
}
