'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { ReleaseInput } from './hold-input';

interface ReleasedHold {
  readonly hold: string;
  /** The form from whose page it is released. */
  readonly task: string;
}

export async function releaseHold(
  place: ActionContext,
  { hold, task }: ReleasedHold,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const name = `reason_${hold}`;
  const read = ReleaseInput.safeParse({ reason: readText(form, name) });
  if (!read.success) {
    const message = (await getTranslations('archive'))('reasonAdvice');
    return rejectForm(before, form, [{ target: name, message }]);
  }
  const released = await write(place, 'legal_holds.release', {
    params: { legal_hold_id: hold },
    body: { reason: read.data.reason },
  });
  if (!released.ok) return rejectForm(before, form, [{ message: await errorText(released.errorCode) }]);
  redirect(withQuery(paths.archived(task), { done: 'holdReleased' }));
}
