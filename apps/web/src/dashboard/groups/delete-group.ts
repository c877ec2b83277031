'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { write } from '../forms/write';
import { type ActionState, rejectForm } from '../forms/action-state';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { errorText } from '../forms/error-text';

export async function deleteGroup(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('groups');
  const deleted = await write(place, 'user_groups.deleteById', { params: { user_group_id: id } });
  if (deleted.ok) redirect(withQuery(paths.groups, { done: 'groupDeleted' }));
  const message = deleted.errorCode === 'refused' ? t('deleteRefused') : await errorText(deleted.errorCode);
  return rejectForm(before, form, [{ message }]);
}
