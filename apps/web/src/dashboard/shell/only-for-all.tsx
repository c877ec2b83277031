import { getTranslations } from 'next-intl/server';
import { LockedCard } from './locked-card';

/** In place of what is told to nobody whose groups hide some of the records. */
export async function OnlyForAll() {
  const t = await getTranslations('dashboard');
  return <LockedCard title={t('onlyForAll')}>{t('onlyForAllHint')}</LockedCard>;
}
