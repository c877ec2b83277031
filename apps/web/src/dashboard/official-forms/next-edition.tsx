import { toRegionalLocale } from '@firstday/domain/languages';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';
import type { OfficialForm } from './read-official-forms';

/** The edition after this one: from when it is given, or when it is expected. */
export async function NextEdition({ dates }: { readonly dates: OfficialForm['edition_dates'] }) {
  const [t, locale] = [await getTranslations('officialForms'), await getLocale()];
  const { next_edition: next, next_expected: expected } = dates;
  if (next)
    return (
      <span className="fd-day">
        {next.used_from === null
          ? next.edition
          : t('nextFrom', { edition: next.edition, date: longDate(next.used_from, locale) })}
      </span>
    );
  if (expected === null) return <span>{t('noneExpected')}</span>;
  const month = new Intl.DateTimeFormat(toRegionalLocale(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${expected}-01T00:00:00Z`));
  return <span>{t('nextExpected', { month })}</span>;
}
