'use server';
import { AccountSettings, UpdateAccountSettings } from '@firstday/domain';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { keepTyped } from '../forms/keep-typed';
import { readForm } from '../forms/read-form';
import { readOrRedirect, write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** What else a form posts is left aside. */
const SettingsInput = z.object({
  ...AccountSettings.shape,
  bank_change_hold_hours: z.coerce.number().pipe(AccountSettings.shape.bank_change_hold_hours),
});

/** Writes what was changed alone: to ask for less proof takes more rights than the rest. */
export async function saveSettings(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const advice = {
      bank_change_hold_hours: (await getTranslations('settings'))('bank_change_hold_hoursHint'),
    };
    const read = readForm(SettingsInput, form, advice);
    if (!read.ok) return rejectForm(before, form, read.issues);
    const now = await readOrRedirect(place.path, 'account_settings.find', {});
    const changed = Object.entries(read.input).filter(
      ([name, value]) => now[AccountSettings.keyof().parse(name)] !== value,
    );
    const body = UpdateAccountSettings.parse(Object.fromEntries(changed));
    const saved = await write(place, 'account_settings.update', { body });
    if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
    redirect(withQuery(paths.settings, { done: 'settingsSaved' }));
  });
}
