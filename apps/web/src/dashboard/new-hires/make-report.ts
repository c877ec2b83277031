'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { type ActionState, readList, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

interface WantedReport {
  readonly employer: string;
  readonly state: string;
  readonly isElsewhere: boolean;
  /** The control in which it is said how. */
  readonly confirmation: string;
}

/** Of all who are ready; it then shows the file, or who is still due. */
export async function makeReport(
  place: ActionContext,
  { employer, state, isElsewhere, confirmation: control }: WantedReport,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const confirmation = readText(form, control);
  const made = await write(place, 'new_hire_reports.create', {
    body: {
      employer_id: employer,
      state,
      ...(readList(form, 'shortens').includes('true') ? { shortens: true } : {}),
      ...(isElsewhere ? { is_elsewhere: true } : {}),
      ...(isElsewhere && confirmation ? { confirmation } : {}),
    },
  });
  if (!made.ok) {
    const t = await getTranslations('newHires');
    const message = made.errorCode === 'refused' ? t('refused') : await errorText(made.errorCode);
    return rejectForm(before, form, [{ message }]);
  }
  redirect(
    isElsewhere
      ? withQuery(place.path, { done: 'newHiresNoted' })
      : withQuery(paths.newHireReport(made.value.id), { done: 'newHireFileMade' }),
  );
}
