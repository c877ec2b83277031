import type { UserSession, WorkItemCount, WorkItemKind } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { call } from '../../api/call';
import { userCredential } from '../../api/user-credential';
import { hasPermission } from '../session/current-session';
import { countWords } from './count-words';

/** Once for a page, however many entries of the menu ask. */
const readDue = cache(async () => {
  try {
    return await call('work_items.count', { query: { bucket: 'late,today' } }, await userCredential());
  } catch {
    // A menu without numbers still leads everywhere.
    return undefined;
  }
});

interface DueCountProps {
  readonly session: UserSession;
  /** Which work is done where the entry leads; without it, all. */
  readonly kinds?: readonly WorkItemKind[];
}

/** How much is late or due today, beside the menu's word for where it is done; nothing where nothing is. */
export async function DueCount({ session, kinds }: DueCountProps) {
  const [t, due] = [await getTranslations('today'), await dueWords(session, kinds)];
  if (due === undefined) return null;
  return (
    <span className="dash-due">
      {due}
      <span className="fd-visually-hidden"> {t('dueNow')}</span>
    </span>
  );
}

/** How much of some kinds is late or due today, in figures; undefined where nothing is, or nobody may know. */
export async function dueWords(
  session: UserSession,
  kinds: readonly WorkItemKind[] | undefined,
): Promise<string | undefined> {
  const works = ['task:view', 'placement:view', 'webhook:view'] as const;
  if (!works.some((permission) => hasPermission(session, permission))) return undefined;
  const [locale, counts] = [await getLocale(), await readDue()];
  if (!counts?.ok) return undefined;
  const due = [counts.value.late, counts.value.today].flatMap((bucket) => bucket ?? []);
  const count = due.reduce((sum, bucket) => sum + countOf(bucket, kinds), 0);
  if (count === 0) return undefined;
  return countWords({ count, is_exact: due.every(({ is_exact: isExact }) => isExact) }, locale);
}

const countOf = (bucket: WorkItemCount, kinds: readonly WorkItemKind[] | undefined): number =>
  kinds
    ? bucket.kinds.reduce((sum, { kind, count }) => (kinds.includes(kind) ? sum + count : sum), 0)
    : bucket.count;
