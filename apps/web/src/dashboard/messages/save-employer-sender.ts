'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

const EmployerSenderInput = z.object({ sender_name: z.string().max(100).optional() });

/** Sets the name that messages to an employer's people come from; an empty one is the account's, or the employer's own. */
export async function saveEmployerSender(
  place: ActionContext,
  employer: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(EmployerSenderInput, form, {});
  if (!read.ok) return rejectForm(before, form, read.issues);
  const body = { sender_name: read.input.sender_name?.trim() || null };
  const params = { employer_id: employer };
  const saved = await write(place, 'message_settings.updateByEmployer', { params, body });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.record('employer', employer), { done: 'settingsSaved' }));
}
