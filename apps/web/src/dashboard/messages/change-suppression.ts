'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface SuppressionChange {
  readonly operation: 'messages.suppress' | 'messages.unsuppress';
  readonly message: string;
  readonly employee: string;
}

/** Stops messages to the address that a message went to, or lets them be sent again. */
export async function changeSuppression(
  place: ActionContext,
  { operation, message, employee }: SuppressionChange,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const changed = await write(place, operation, { params: { message_id: message } });
  if (!changed.ok) return rejectForm(before, form, [{ message: await errorText(changed.errorCode) }]);
  const done = operation === 'messages.suppress' ? 'messagesStopped' : 'messagesResumed';
  redirect(withQuery(paths.employee(employee), { tab: 'messages', done }));
}
