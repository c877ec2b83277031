'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Takes over what the library says, in the place of what was shown beside it. */
export async function updateLibraryPolicy(
  place: ActionContext,
  library_key: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const input = { params: { library_key }, body: { replace_changes: true } };
  const updated = await write(place, 'policy_library.update', input);
  if (!updated.ok) return rejectForm(before, form, [{ message: await errorText(updated.errorCode) }]);
  redirect(withQuery(paths.libraryPolicy(library_key), { done: 'policyTakenOver' }));
}
