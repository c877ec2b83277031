'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { PackageInput, toPackageBody } from './package-input';

export async function orderPackage(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('inspections');
  const read = readForm(PackageInput, form, { employer_id: t('employerAdvice') });
  if (!read.ok) return rejectForm(before, form, read.issues);
  const ordered = await write(place, 'inspection_packages.create', { body: toPackageBody(read.input) });
  if (!ordered.ok) return rejectForm(before, form, [{ message: await errorText(ordered.errorCode) }]);
  redirect(withQuery(paths.inspection(ordered.value.id), { done: 'packageOrdered' }));
}
