'use server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type FormState, rejectForm } from '../forms/form-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function revokeToken(
  place: ActionContext,
  id: string,
  before: FormState,
  form: FormData,
): Promise<FormState> {
  const revoked = await write(place, 'api_tokens.revoke', { params: { api_token_id: id } });
  if (!revoked.ok) return rejectForm(before, form, [{ message: await errorText(revoked.errorCode) }]);
  redirect(withQuery(paths.apiTokens, { done: 'tokenRevoked' }));
}
