import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../i18n/long-date';
import { NoAdverseAction } from './no-adverse-action';
import { NoticeLinks } from './notice-links';
import type { CaseView } from './case-view';

/** The employee now goes to the agency; the employer hands over the dates and waits. */
export async function Referred({ view: { everifyCase, name, paths } }: { readonly view: CaseView }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const by = everifyCase.mismatch?.employee_acts_by;
  return (
    <section className="hosted-section">
      <h2>{t('referred')}</h2>
      {by ? <p>{t('referredBy', { name, date: longDate(by, locale) })}</p> : null}
      <p>{t('referredHint', { name })}</p>
      <NoticeLinks name={t('referral')} hrefIn={paths.referral} />
      <NoAdverseAction name={name} />
    </section>
  );
}
