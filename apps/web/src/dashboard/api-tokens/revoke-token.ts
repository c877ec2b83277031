'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function revokeToken(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const revoked = await write(place, 'api_tokens.revoke', { params: { api_token_id: id } });
  if (!revoked.ok) return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(paths.apiTokens, { done: 'tokenRevoked' }));
}
