'use server';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, readText, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { keepTyped } from '../forms/keep-typed';
import { readIfThere, write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** As much as is looked at of an employer. */
const Themed = z.object({ active_theme_id: z.string().nullable() });

/** The pages of an employer wear the theme from now on. */
export async function assignTheme(
  place: ActionContext,
  theme: string,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const employer_id = readText(form, 'employer');
  const t = await getTranslations('appearance');
  if (employer_id === '')
    return rejectForm(before, form, [{ target: 'employer', message: t('employerRequired') }]);
  const saved = await write(place, 'employers.updateById', {
    params: { employer_id },
    body: { active_theme_id: theme },
  });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.theme(theme), { done: 'themeAssigned' }));
}

/** The pages of an employer wear the account's theme again, unless they wear another than this one by now. */
export async function takeOffTheme(
  place: ActionContext,
  { theme, employer }: { readonly theme: string; readonly employer: string },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const params = { employer_id: employer };
    const found = await readIfThere(place.path, 'employers.findById', { params });
    if (Themed.safeParse(found).data?.active_theme_id === theme) {
      const saved = await write(place, 'employers.updateById', { params, body: { active_theme_id: null } });
      if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
    }
    redirect(withQuery(paths.theme(theme), { done: 'themeTakenOff' }));
  });
}
