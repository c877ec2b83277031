import { getTranslations } from 'next-intl/server';

/** Which records a group's people see. */
export async function Sentence({ sentence }: { readonly sentence: string | null }) {
  const t = await getTranslations('groups');
  if (sentence === null) return <span>{t('allRecords')}</span>;
  return (
    <span>
      {t('onlyWhere')} <bdi>{sentence}</bdi>
    </span>
  );
}
