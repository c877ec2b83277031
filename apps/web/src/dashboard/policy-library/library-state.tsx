import type { LibraryEntry } from '@firstday/domain';
import { StatusWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** What has become of a policy of the library in the account. */
export async function LibraryState({ entry }: { readonly entry: LibraryEntry }) {
  const t = await getTranslations('library');
  const { state, policy_status: status, waits_for: waitsFor } = entry;
  if (state === 'available') return <StatusWord tone="muted" icon="minus" word={t('isAvailable')} />;
  if (state === 'waits_for_file') return <StatusWord tone="warn" icon="file" word={t('waitsForFile')} />;
  if (waitsFor.includes('publication')) return <StatusWord tone="warn" icon="pen" word={t('waitsForForm')} />;
  if (state === 'differs') return <StatusWord tone="warn" icon="info" word={t('isDifferent')} />;
  if (waitsFor.includes('check')) return <StatusWord tone="warn" icon="search" word={t('waitsForCheck')} />;
  if (status === 'active') return <StatusWord tone="good" icon="check" word={t('isActive')} />;
  return <StatusWord tone="muted" icon="minus" word={t('isNotAsked')} />;
}
