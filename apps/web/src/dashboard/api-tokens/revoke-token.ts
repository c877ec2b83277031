'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

interface RevokedToken {
  readonly id: string;
  /** The page to show then: what it made, or the list of tokens. */
  readonly next: string;
}

export async function revokeToken(
  place: ActionContext,
  { id, next }: RevokedToken,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const revoked = await write(place, 'api_tokens.revoke', { params: { api_token_id: id } });
  if (!revoked.ok) return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(next, { done: 'tokenRevoked' }));
}
