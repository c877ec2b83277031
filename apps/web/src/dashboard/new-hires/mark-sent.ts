'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';
import { SendReportInput } from './send-report-input';

/** Its people are due no more. */
export async function markSent(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('newHires');
  const advice = { confirmation: t('confirmationAdvice') };
  const read = readForm(SendReportInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { confirmation, sent_on } = read.input;
  const sent = await write(place, 'new_hire_reports.send', {
    params: { new_hire_report_id: id },
    body: { confirmation, ...(sent_on === null ? {} : { sent_on }) },
  });
  if (!sent.ok) return rejectForm(before, form, await refusedIssues(sent, advice));
  redirect(withQuery(paths.newHireReport(id), { done: 'newHireFileSent' }));
}
