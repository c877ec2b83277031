'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../../forms/action-state';
import { errorText } from '../../forms/error-text';
import { keepTyped } from '../../forms/keep-typed';
import { write } from '../../forms/write';
import type { ActionContext } from '../../session/current-session';
import { findWording } from './find-wording';
import { toWordingKey, wordingPath, type WordingPlace } from './wording-place';

/** Own words that were set aside are used again. */
export async function restoreWording(
  place: ActionContext,
  of: WordingPlace,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const { set_aside: words } = await findWording(of);
    const body = { ...toWordingKey(of), ...words };
    const saved = await write(place, 'message_wordings.replace', { body });
    if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
    redirect(wordingPath(of, 'wordingRestored'));
  });
}
