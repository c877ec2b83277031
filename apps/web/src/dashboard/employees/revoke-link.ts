'use server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Ends a link and every session that it opened. */
export async function revokeLink(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const params = { onboarding_link_id: readText(form, 'link') };
  const revoked = await write(place, 'onboarding_links.revoke', { params });
  // What has ended in the meantime has ended.
  if (!revoked.ok && revoked.errorCode !== 'gone')
    return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(place.path, { done: 'linkRevoked' }));
}
