import { redirect } from 'next/navigation';
import { type ActionState, readText } from './action-state';

/** Goes to a page outside the dashboard: by a load of the browser's own where the form has `PageLoad` and scripts run. */
export function leaveTo(before: ActionState, form: FormData, url: string): ActionState {
  if (readText(form, 'live') === 'yes')
    return { attempt: before.attempt + 1, issues: [], values: {}, goTo: url };
  redirect(url);
}
