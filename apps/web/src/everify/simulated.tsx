import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

/** On every page of a case that the simulator answers: nobody may take its answers for E-Verify's. */
export async function Simulated({ isSimulated }: { readonly isSimulated: boolean }) {
  if (!isSimulated) return null;
  const t = await getTranslations('everify');
  return (
    <Banner tone="muted" icon="info" title={t('simulated')}>
      <p>{t('simulatedHint')}</p>
    </Banner>
  );
}
