'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Adds every policy of a place, or of each place where the account hires. */
export async function addState(
  place: ActionContext,
  jurisdiction: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const added = await write(place, 'policy_library.addState', { params: { jurisdiction } });
  if (!added.ok) return rejectForm(before, form, [{ message: await errorText(added.errorCode) }]);
  const of = jurisdiction === 'hired' ? {} : { jurisdiction };
  redirect(withQuery(paths.policyLibrary, { ...of, done: 'stateAdded' }));
}
