'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readList, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** One that holds records is deleted by somebody who says that this is meant. */
export async function deleteOrganization(
  place: ActionContext,
  uid: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const confirm = readList(form, 'confirm').includes('true');
  const deleted = await write(place, 'connected_organizations.deleteById', {
    params: { uid },
    query: confirm ? { confirm: 'true' } : {},
  });
  if (deleted.ok) redirect(withQuery(paths.connectedOrganizations, { done: 'organizationDeleted' }));
  const holdsRecords = deleted.problem?._tag === 'BadRequestError';
  const t = await getTranslations('connectedOrganizations');
  const issue = holdsRecords
    ? { target: 'confirm', message: t('holdsRecords') }
    : { message: await errorText(deleted.errorCode) };
  return rejectForm(before, form, [issue]);
}
