'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

const DigestInput = z.object({ is_wanted: z.enum(['yes', 'no']), time_zone: z.string().max(64).optional() });

/** Keeps whether one is told in the morning, and by whose clock. */
export async function saveDigest(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = readForm(DigestInput, form, {});
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { is_wanted, time_zone } = read.input;
  const body = { is_wanted: is_wanted === 'yes', time_zone: time_zone || null };
  const saved = await write(place, 'digest_settings.update', { body });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.account, { done: 'settingsSaved' }));
}
