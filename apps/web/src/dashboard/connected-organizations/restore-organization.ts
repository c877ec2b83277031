'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

export async function restoreOrganization(
  place: ActionContext,
  uid: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const restored = await write(place, 'connected_organizations.restore', { params: { uid } });
  if (!restored.ok) return rejectForm(before, form, [{ message: await errorText(restored.errorCode) }]);
  redirect(withQuery(paths.connectedOrganization(uid), { done: 'organizationRestored' }));
}
