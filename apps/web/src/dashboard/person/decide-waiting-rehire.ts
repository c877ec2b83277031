'use server';
import { RehireChoice } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Notes which form goes on for somebody who is hired again. */
export async function decideWaitingRehire(
  place: ActionContext,
  task_id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const choice = RehireChoice.safeParse(readText(form, 'choice'));
  if (!choice.success) return rejectForm(before, form, [{ message: await errorText('refused') }]);
  const input = { params: { task_id }, body: { choice: choice.data } };
  const decided = await write(place, 'rehires.decide', input);
  if (!decided.ok) return rejectForm(before, form, [{ message: await errorText(decided.errorCode) }]);
  redirect(withQuery(place.path, { done: 'rehireDecided' }));
}
