'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { maskedToken } from './masked-token';

/** A new token, shown once to whoever may see it; until the API says, deliveries are signed with the old one too. */
export async function rotateToken(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const rotated = await write(place, 'webhooks.rotateToken', { params: { webhook_id: id } });
  if (!rotated.ok) return rejectForm(before, form, [{ message: await errorText(rotated.errorCode) }]);
  const { token } = rotated.value;
  if (maskedToken.test(token)) redirect(withQuery(paths.webhook(id), { done: 'tokenRotated' }));
  const t = await getTranslations('webhooks');
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('rotatedTitle'), hint: t('rotatedHint'), text: token },
  };
}
