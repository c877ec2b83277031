'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Signs in to E-Verify, and leads back to the page, which says what came of it. */
export async function checkConnection(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const checked = await write(place, 'everify_connection.check', {});
  if (!checked.ok) return rejectForm(before, form, [{ message: await errorText(checked.errorCode) }]);
  const { outcome, checked_at: at } = checked.value;
  redirect(withQuery(paths.everifyConnection, { check: outcome, at }));
}
