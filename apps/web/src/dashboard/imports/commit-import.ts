'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Writes what the check said: it goes on in the background, and twice it is done once. */
export async function commitImport(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const committed = await write(place, 'imports.commit', { params: { import_id: id } });
  if (!committed.ok) return rejectForm(before, form, [{ message: await errorText(committed.errorCode) }]);
  redirect(withQuery(paths.import(id), { done: 'importCommitted' }));
}
