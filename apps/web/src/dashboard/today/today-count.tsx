import type { UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { hasPermission } from '../session/current-session';
import { countWords } from './count-words';

/** Once for a page, wherever it stands. */
const readDue = cache(async () => {
  try {
    return await call('work_items.count', { query: { bucket: 'late,today' } }, await userCredential());
  } catch {
    // A menu without a number still leads everywhere.
    return undefined;
  }
});

/** How much is late or due today, beside the menu's word for it; nothing where nothing is. */
export async function TodayCount({ session }: { readonly session: UserSession }) {
  const works = ['task:view', 'placement:view', 'webhook:view'] as const;
  if (!works.some((permission) => hasPermission(session, permission))) return null;
  const [t, locale, counts] = [await getTranslations('today'), await getLocale(), await readDue()];
  if (!counts?.ok) return null;
  const { late, today } = counts.value;
  const due = {
    count: (late?.count ?? 0) + (today?.count ?? 0),
    is_exact: (late?.is_exact ?? true) && (today?.is_exact ?? true),
  };
  if (due.count === 0) return null;
  return (
    <span className="dash-due">
      {countWords(due, locale)}
      <span className="fd-visually-hidden"> {t('dueNow')}</span>
    </span>
  );
}
