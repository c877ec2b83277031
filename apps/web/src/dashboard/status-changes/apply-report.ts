'use server';
import { ApplyStatusChangeReport } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { readText } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';
import type { ReportState } from './report-state';

/** Says what would follow from the report, or carries out the one that was looked at. */
export async function applyReport(
  place: ActionContext,
  before: ReportState,
  form: FormData,
): Promise<ReportState> {
  const t = await getTranslations('statusChanges');
  const isApplied = form.get('apply') !== null;
  const dueOn = isApplied ? before.dueOn : readText(form, 'due_on');
  const csv = isApplied ? before.csv : await uploadedText(form.get('report'));
  const next = { attempt: before.attempt + 1, csv, dueOn };
  const body = ApplyStatusChangeReport.safeParse({
    csv,
    dry_run: !isApplied,
    ...(dueOn ? { due_on: dueOn } : {}),
  });
  if (!body.success) return { ...next, csv: '', error: t(csv ? 'unreadable' : 'missing') };
  const answer = await write(place, 'everify_cases.applyStatusChangeReport', { body: body.data });
  if (answer.ok) return { ...next, report: answer.value };
  const error = answer.errorCode === 'refused' ? t('unreadable') : await errorText(answer.errorCode);
  return { ...next, csv: '', error };
}

const uploadedText = async (file: FormDataEntryValue | null): Promise<string> =>
  file instanceof File && file.size <= 1_000_000 ? (await file.text()).trim() : '';
