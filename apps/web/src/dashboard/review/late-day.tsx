import { getTranslations } from 'next-intl/server';
import type { ToldDeadline } from '../../i18n/due-status';
import { DueDay } from '../shell/due-day';

/** The last day to sign in time, from when it is late. */
export async function LateDay({ due_at, due_on }: Pick<ToldDeadline, 'due_at' | 'due_on'>) {
  const t = await getTranslations('components');
  if (!due_at) return <span className="fd-muted">{t('noDeadline')}</span>;
  return <DueDay due_at={due_at} due_on={due_on} />;
}
