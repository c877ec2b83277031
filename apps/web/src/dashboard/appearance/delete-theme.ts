'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Deletes a theme; whoever wore it wears the account's, or none. */
export async function deleteTheme(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'themes.deleteById', { params: { theme_id: id } });
  if (!deleted.ok) return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
  redirect(withQuery(paths.appearance, { done: 'themeDeleted' }));
}
