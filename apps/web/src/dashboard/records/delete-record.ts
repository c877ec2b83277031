'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import type { ManagedKind } from './model/managed-kind';
import { recordOperations } from './record-operations';

export async function deleteRecord(
  place: ActionContext,
  { kind, id }: { readonly kind: ManagedKind; readonly id: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const deleted = await recordOperations[kind].remove(place, id);
  const done = kind === 'placement' ? 'recordDeleted' : 'recordDeletedRestorable';
  if (deleted.ok) redirect(withQuery(paths.recordList(kind), { done }));
  // A placement may have come since the page was shown.
  const isInUse = deleted.problem?._tag === 'BadRequestError';
  const t = await getTranslations('records');
  const message = isInUse ? t('inUseNow') : await errorText(deleted.errorCode);
  return rejectForm(before, form, [{ message }]);
}
