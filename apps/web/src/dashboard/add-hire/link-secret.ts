import { getTranslations } from 'next-intl/server';
import type { Secret } from '../forms/action-state';
import { write } from '../forms/write';
import type { ActionContext } from '../session/current-session';

/** A link to the person's own side of their forms; undefined where whoever is signed in may make none. */
export async function linkSecret(
  place: ActionContext,
  employee: string,
  locale: string,
): Promise<Secret | undefined> {
  const t = await getTranslations('hire');
  const made = await write(place, 'employees.getOnboardingUrl', {
    params: { employee_id: employee },
    query: { assignee_type: 'employee', locale },
  });
  if (!made.ok) return undefined;
  return { title: t('linkTitle'), hint: t('linkHint'), text: made.value.url };
}
