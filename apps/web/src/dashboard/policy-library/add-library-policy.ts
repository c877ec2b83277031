'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Adds a policy; where its form waits for the official file, or to be published, it goes on there. */
export async function addLibraryPolicy(
  place: ActionContext,
  library_key: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const added = await write(place, 'policy_library.add', { params: { library_key } });
  if (!added.ok) return rejectForm(before, form, [{ message: await errorText(added.errorCode) }]);
  const { state, policy_status: status, waits_for: waitsFor, jurisdiction } = added.value;
  if (state === 'waits_for_file')
    redirect(withQuery(paths.libraryPolicy(library_key), { done: 'policyBegun' }));
  if (waitsFor.includes('publication'))
    redirect(withQuery(paths.libraryPolicy(library_key), { done: 'policyToPublish' }));
  redirect(
    withQuery(paths.policyLibrary, {
      jurisdiction,
      done: status === 'active' ? 'policyAdded' : 'policyAddedAsDraft',
    }),
  );
}
