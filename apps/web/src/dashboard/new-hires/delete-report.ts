'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** Only one that was not sent. */
export async function deleteReport(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const params = { new_hire_report_id: id };
  const deleted = await write(place, 'new_hire_reports.deleteById', { params });
  if (!deleted.ok) return rejectForm(before, form, [{ message: await errorText(deleted.errorCode) }]);
  redirect(withQuery(paths.newHires, { done: 'newHireFileDeleted' }));
}
