import type { EverifyCase } from '@firstday/domain';
import { Banner } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import type { CaseView } from './case-view';

const finals: readonly EverifyCase['status'][] = [
  'CLOSE_CASE_AND_RESUBMIT',
  'FINAL_NONCONFIRMATION',
  'EMPLOYMENT_AUTHORIZED',
];

/** Whether a case may be ended before its result. */
export const mayEnd = ({ actions }: EverifyCase): boolean =>
  actions.some((action) => action === 'close' || action === 'discard');

/** A result that the employer closes with a reason. */
export const isFinal = ({ status }: EverifyCase): boolean => finals.includes(status);

/** What E-Verify found, and what follows from it. */
export async function Result({ view: { everifyCase, name } }: { readonly view: CaseView }) {
  const t = await getTranslations('everify');
  const { status, eligibility_statement, closure_reason, case_number } = everifyCase;
  const isAuthorized =
    eligibility_statement === 'EMPLOYMENT_AUTHORIZED' || status === 'EMPLOYMENT_AUTHORIZED';
  if (isAuthorized)
    return (
      <Banner tone="good" icon="check" title={t('authorized', { name })}>
        <p>{status === 'CLOSED' ? t('authorizedClosed') : t('authorizedOpen')}</p>
        {case_number ? <p>{t('keepNumber', { number: case_number })}</p> : null}
      </Banner>
    );
  if (status === 'FINAL_NONCONFIRMATION')
    return (
      <Banner tone="bad" icon="alert" title={t('final')}>
        <p>{t(eligibility_statement === 'NO_ACTION_FNC' ? 'finalNoAction' : 'finalHint', { name })}</p>
        <p>{t('finalChoice', { name })}</p>
      </Banner>
    );
  if (status === 'CLOSE_CASE_AND_RESUBMIT')
    return (
      <Banner tone="warn" icon="alert" title={t('resubmit')}>
        <p>{t('resubmitHint', { name })}</p>
      </Banner>
    );
  return (
    <Banner tone="muted" icon="check" title={t('closed')}>
      <p>{closure_reason ? t(`reason_${closure_reason}`, { name }) : t('closedUnopened')}</p>
      {case_number ? <p>{t('keepNumber', { number: case_number })}</p> : null}
    </Banner>
  );
}
