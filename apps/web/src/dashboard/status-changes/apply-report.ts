'use server';
import { ApplyStatusChangeReport } from '@firstday/domain';
import { revalidatePath } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { readText } from '../forms/action-state';
import { paths } from '../paths';
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
  const file = form.get('report');
  const csv = isApplied ? before.csv : await uploadedText(file);
  const fileName = isApplied ? before.fileName : nameOf(file);
  const next = { attempt: before.attempt + 1, csv, dueOn, fileName };
  const body = ApplyStatusChangeReport.safeParse({
    csv,
    dry_run: !isApplied,
    ...(fileName ? { file_name: fileName } : {}),
    ...(dueOn ? { due_on: dueOn } : {}),
  });
  if (!body.success) return { ...next, csv: '', error: t(csv ? 'unreadable' : 'missing') };
  const answer = await write(place, 'everify_cases.applyStatusChangeReport', { body: body.data });
  if (answer.ok && isApplied) revalidatePath(paths.statusChanges);
  if (answer.ok) return { ...next, report: answer.value };
  const error = answer.errorCode === 'refused' ? t('unreadable') : await errorText(answer.errorCode);
  return { ...next, csv: '', error };
}

const nameOf = (file: FormDataEntryValue | null): string =>
  file instanceof File ? file.name.slice(0, 200).trim() : '';

const uploadedText = async (file: FormDataEntryValue | null): Promise<string> =>
  file instanceof File && file.size <= 1_000_000 ? (await file.text()).trim() : '';
