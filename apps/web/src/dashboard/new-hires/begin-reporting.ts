'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { readForm } from '../forms/read-form';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { BeginReportingInput } from './begin-reporting-input';

/** From a day on the hires of an employer are due here. */
export async function beginReporting(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('newHires');
  const advice = { employer_id: t('employerAdvice'), since: t('fromAdvice') };
  const read = readForm(BeginReportingInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { employer_id, since, reports_to } = read.input;
  const begun = await write(place, 'employers.updateById', {
    params: { employer_id },
    body: { new_hire_reports_from: since, new_hire_reports_to: reports_to },
  });
  if (!begun.ok) return rejectForm(before, form, [{ message: await errorText(begun.errorCode) }]);
  redirect(withQuery(paths.newHires, { done: 'newHiresBegun' }));
}
