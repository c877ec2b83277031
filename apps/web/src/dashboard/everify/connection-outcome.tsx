import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { Moment } from '../shell/moment';
import type { AskedCheck } from './asked-check';

interface CheckOutcomeProps {
  readonly check: AskedCheck;
  readonly isSimulated: boolean;
}

/** Whether E-Verify let us in, and what to do where it did not. */
export async function ConnectionOutcome({ check: { check, at }, isSimulated }: CheckOutcomeProps) {
  const t = await getTranslations('everifyConnection');
  const isGood = check === 'works';
  const word = isSimulated && (isGood || check === 'not_configured') ? (`${check}_test` as const) : check;
  return (
    <Banner
      role="status"
      tone={isGood ? 'good' : 'bad'}
      icon={isGood ? 'check' : 'alert'}
      title={t(`outcome_${word}`)}
    >
      <p>{t(`outcome_${word}_hint`)}</p>
      <p className="fd-muted">
        {t('checkedAt')} <Moment at={at} />
      </p>
    </Banner>
  );
}
