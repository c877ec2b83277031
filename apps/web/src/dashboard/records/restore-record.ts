'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import type { NamedKind } from './model/managed-kind';
import { deletedRecordOperations } from './record-operations';

export async function restoreRecord(
  place: ActionContext,
  { kind, id }: { readonly kind: NamedKind; readonly id: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const restored = await deletedRecordOperations[kind].restore(place, id);
  if (restored.ok) redirect(withQuery(paths.record(kind, id), { done: 'recordRestored' }));
  const t = await getTranslations('records');
  const tag = restored.problem?._tag;
  if (tag === 'ExternalIdConflictError') return rejectForm(before, form, [{ message: t('notRestoredId') }]);
  if (tag === 'BadRequestError') return rejectForm(before, form, [{ message: t('notRestoredLate') }]);
  return rejectForm(before, form, [{ message: await errorText(restored.errorCode) }]);
}
