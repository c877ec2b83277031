'use server';
import { getTranslations } from 'next-intl/server';
import { revalidatePath } from 'next/cache';
import { type ActionState, rejectForm } from '../forms/action-state';
import { readForm } from '../forms/read-form';
import { refusedIssues } from '../forms/refused-issues';
import { write } from '../forms/write';
import { paths } from '../paths';
import type { ActionContext } from '../session/current-session';
import { AccessInput } from './access-input';

/** To one package; address and code are shown once. */
export async function giveAccess(
  place: ActionContext,
  id: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const t = await getTranslations('inspections');
  const advice = { inspector_name: t('nameAdvice') };
  const read = readForm(AccessInput, form, advice);
  if (!read.ok) return rejectForm(before, form, read.issues);
  const { inspector_name, inspector_agency, ends_on } = read.input;
  const given = await write(place, 'inspector_accesses.create', {
    params: { inspection_package_id: id },
    body: {
      inspector_name,
      ...(inspector_agency === null ? {} : { inspector_agency }),
      ...(ends_on === null ? {} : { ends_at: `${ends_on}T23:59:59.999Z` }),
    },
  });
  if (!given.ok) return rejectForm(before, form, await refusedIssues(given, advice));
  revalidatePath(paths.inspection(id));
  const { url, code } = given.value;
  return {
    attempt: before.attempt + 1,
    issues: [],
    values: {},
    secret: { title: t('givenTitle', { name: inspector_name }), hint: t('givenHint', { code }), text: url },
  };
}
