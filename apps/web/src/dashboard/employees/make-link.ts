'use server';
import { getTranslations } from 'next-intl/server';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

interface AskedLink {
  readonly employee: string;
  readonly locale: string;
}

/** One more link to the person's own side of their forms; it is shown once, to be sent to them. */
export async function makeLink(
  place: ActionContext,
  { employee, locale }: AskedLink,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('employees');
  const made = await write(place, 'employees.getOnboardingUrl', {
    params: { employee_id: employee },
    query: { assignee_type: 'employee', locale },
  });
  if (!made.ok) return rejectForm(before, form, [{ message: await errorText(made.errorCode) }]);
  return {
    ...rejectForm(before, form, []),
    secret: { title: t('linkReady'), hint: t('linkReadyHint'), text: made.value.url },
  };
}
