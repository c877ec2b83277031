import type { TaskSheet } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';

interface CorrectionOpenedProps {
  readonly sheet: TaskSheet;
  readonly employer: string;
}

/** The employee's own words, at the top until they have signed again. */
export async function CorrectionOpened({ sheet: { correction }, employer }: CorrectionOpenedProps) {
  if (correction?.status !== 'opened') return null;
  const t = await getTranslations('correction');
  return (
    <Banner tone="warn" icon="info" title={t('opened', { employer })}>
      <p>{t('openedHint')}</p>
      <blockquote className="quotation" dir="auto">
        {correction.reason}
      </blockquote>
    </Banner>
  );
}
