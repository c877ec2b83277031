'use server';
import { AccountSettings } from '@firstday/domain';
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
const SettingsInput = z.object(AccountSettings.shape);

/** Writes what was changed alone: to ask for less proof takes more rights than the rest. */
export async function saveSettings(
  place: ActionContext,
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  return keepTyped(before, form, async () => {
    const read = readForm(SettingsInput, form, {});
    if (!read.ok) return rejectForm(before, form, read.issues);
    const now = await readOrRedirect(place.path, 'account_settings.find', {});
    const { employee_signature_proof: check, employer_signer: signer } = read.input;
    const body = {
      ...(check === now.employee_signature_proof ? {} : { employee_signature_proof: check }),
      ...(signer === now.employer_signer ? {} : { employer_signer: signer }),
    };
    const saved = await write(place, 'account_settings.update', { body });
    if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
    redirect(withQuery(paths.settings, { done: 'settingsSaved' }));
  });
}
