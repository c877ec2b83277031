'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { keepTyped } from '../forms/keep-typed';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { sendGroup } from './send-group';

export async function saveGroup(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const sent = await sendGroup(place, id, form);
    if ('issues' in sent) return rejectForm(before, form, sent.issues);
    redirect(withQuery(paths.group(id), { done: 'groupSaved' }));
  });
}
