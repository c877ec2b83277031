'use server';
import { MessageMode, TextUse } from '@firstday/domain';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

const MessageSettingsInput = z.object({
  mode: MessageMode,
  sender_name: z.string().max(100).optional(),
  texts: TextUse.optional(),
  waiting: z.enum(['include', 'leave']).optional(),
});

/** Turns messages on or off; an empty name is the employer's own. */
export async function saveMessageSettings(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(MessageSettingsInput, form, {});
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { mode, sender_name: name, texts, waiting } = read.input;
  const body = {
    mode,
    sender_name: name?.trim() || null,
    texts,
    ...(waiting && { include_waiting: waiting === 'include' }),
  };
  const saved = await write(place, 'message_settings.update', { body });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.messageSettings, { done: 'settingsSaved' }));
}
