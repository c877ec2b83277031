'use server';
import { redirect } from 'next/navigation';
import { type ActionState, rejectForm } from '../forms/action-state';
import { errorText } from '../forms/error-text';
import { write } from '../forms/write';
import { paths, withQuery } from '../paths';
import type { ActionContext } from '../session/current-session';

/** The whole account wears the theme from now on, or none. */
export async function wearTheme(
  place: ActionContext,
  { theme, isWorn }: { readonly theme: string; readonly isWorn: boolean },
  before: ActionState,
  form: FormData,
): Promise<ActionState> {
  const saved = await write(place, 'appearance.update', { body: { active_theme_id: isWorn ? theme : null } });
  if (!saved.ok) return rejectForm(before, form, [{ message: await errorText(saved.errorCode) }]);
  redirect(withQuery(paths.theme(theme), { done: isWorn ? 'themeWorn' : 'themeTakenOff' }));
}
