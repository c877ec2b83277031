'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Records that an employee agreed to text messages, or does not any more. */
export async function saveTextConsent(
  place: ActionContext,
  { employee, agrees }: { readonly employee: string; readonly agrees: boolean },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const saved = await write(place, 'text_consents.update', {
    params: { employee_id: employee },
    body: { agrees },
  });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.employee(employee), { tab: 'messages', done: 'personSaved' }));
}
