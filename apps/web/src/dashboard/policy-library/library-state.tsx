import type { CoveredPolicy, LibraryEntry } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

interface LibraryStateProps {
  readonly entry: LibraryEntry;
  readonly covered: CoveredPolicy | undefined;
}

/** What has become of a policy of the library in the account. */
export async function LibraryState({ entry, covered }: LibraryStateProps) {
  const t = await getTranslations('library');
  if (covered?.status === 'waived') return <StatusWord tone="muted" icon="minus" word={t('isWaived')} />;
  if (covered?.status === 'narrowed') return <StatusWord tone="warn" icon="info" word={t('isNarrowed')} />;
  if (covered?.status === 'asked' && entry.policy_status !== 'active')
    return <StatusWord tone="good" icon="check" word={t('isAskedByAnother')} />;
  const { state, policy_status: status, waits_for: waitsFor } = entry;
  if (state === 'available') return <StatusWord tone="muted" icon="minus" word={t('isAvailable')} />;
  if (state === 'waits_for_file') return <StatusWord tone="warn" icon="file" word={t('waitsForFile')} />;
  if (waitsFor.includes('publication')) return <StatusWord tone="warn" icon="pen" word={t('waitsForForm')} />;
  if (state === 'differs') return <StatusWord tone="warn" icon="info" word={t('isDifferent')} />;
  if (waitsFor.includes('check')) return <StatusWord tone="warn" icon="search" word={t('waitsForCheck')} />;
  if (status === 'active') return <StatusWord tone="good" icon="check" word={t('isActive')} />;
  return <StatusWord tone="muted" icon="minus" word={t('isNotAsked')} />;
}
