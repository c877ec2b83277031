'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Takes a placement away that never came about. */
export async function deletePlacement(
  place: ActionContext,
  { id, etag }: { readonly id: string; readonly etag: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await write(place, 'placements.deleteById', { params: { placement_id: id } }, etag);
  if (!deleted.ok) return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
  redirect(withQuery(place.path, { tab: 'placements', done: 'placementDeleted' }));
}
