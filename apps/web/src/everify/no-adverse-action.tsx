import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** Memorandum of understanding, article II.A.13: no adverse action before a final nonconfirmation. */
export async function NoAdverseAction({ name }: { readonly name: string }) {
  const t = await getTranslations('everify');
  return (
    <Banner tone="warn" icon="alert" title={t('noAdverse', { name })}>
      <p>{t('noAdverseHint', { name })}</p>
    </Banner>
  );
}
