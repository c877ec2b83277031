import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import { everifyPaths } from './everify-paths';
import { NoAdverseAction } from './no-adverse-action';
import { NoticeLinks } from './notice-links';
import type { CaseView } from './read-cases';

/** The employee now goes to the agency; the employer hands over the dates and waits. */
export async function Referred({ view: { session, everifyCase } }: { readonly view: CaseView }) {
  const [t, locale] = [await getTranslations('everify'), await getLocale()];
  const name = session.employee.first_name;
  const by = everifyCase.mismatch?.employee_acts_by;
  return (
    <section className="hosted-section">
      <h2>{t('referred')}</h2>
      {by ? <p>{t('referredBy', { name, date: longDate(by, locale) })}</p> : null}
      <p>{t('referredHint', { name })}</p>
      <NoticeLinks name={t('referral')} hrefIn={everifyPaths(session.id, everifyCase.id).referral} />
      <NoAdverseAction name={name} />
    </section>
  );
}
