'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../../forms/action-state';
import { errorText } from '../../forms/error-text';
import { write } from '../../forms/write';
import type { ActionContext } from '../../session/current-session';
import { toWordingKey, wordingPath, type WordingPlace } from './wording-place';

/** Our words again; the account's own are set aside. */
export async function resetWording(
  place: ActionContext,
  of: WordingPlace,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const reset = await write(place, 'message_wordings.reset', { body: toWordingKey(of) });
  if (!reset.ok) return rejectForm(before, form, [{ message: await errorText(reset.errorCode) }]);
  redirect(wordingPath(of, 'wordingReset'));
}
