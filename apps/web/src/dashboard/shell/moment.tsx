import { toRegionalLocale } from '@firstday/domain/languages';
import { getLocale, getTimeZone } from 'next-intl/server';
import { recentMoment } from '../../i18n/recent-moment';
import { LocalMoment } from './local-moment';

/** When something was, to the minute. */
export async function Moment({ at }: { readonly at: string }) {
  const locale = toRegionalLocale(await getLocale());
  return (
    <LocalMoment
      at={at}
      locale={locale}
      atFirst={recentMoment(at, new Date(), locale, await getTimeZone())}
    />
  );
}
