'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

export async function startCheck(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const started = await write(place, 'integrity_checks.create', {});
  if (!started.ok) return rejectForm(before, form, [{ message: await errorText(started.errorCode) }]);
  redirect(withQuery(paths.integrityChecks, { done: 'checkStarted' }));
}
