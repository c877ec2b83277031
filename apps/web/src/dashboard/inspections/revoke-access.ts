'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface RevokedAccess {
  readonly access: string;
  readonly package: string;
}

export async function revokeAccess(
  place: ActionContext,
  { access, package: id }: RevokedAccess,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const params = { inspector_access_id: access };
  const revoked = await write(place, 'inspector_accesses.revoke', { params });
  if (!revoked.ok) return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(paths.inspection(id), { done: 'accessRevoked' }));
}
