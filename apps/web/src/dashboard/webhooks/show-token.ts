'use server';
import { getTranslations } from 'next-intl/server';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** The token in force: asked for when it is wanted and not before, since each look is in the security log. */
export async function showToken(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const read = await write(place, 'webhooks.getSecret', { params: { webhook_id: id } });
  if (!read.ok) return rejectForm(before, form, [{ message: await errorText(read.errorCode) }]);
  const t = await getTranslations('webhooks');
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('token'), hint: t('shownHint'), text: read.value.token },
  };
}
