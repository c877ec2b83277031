import type { LibraryFact } from '@firstday/domain';
import { Icon } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { longDate } from '../../i18n/long-date';

/** How a fact of the law was read, when, and where. */
export async function CheckedFact({ fact }: { readonly fact: LibraryFact }) {
  const [t, locale] = [await getTranslations('library'), await getLocale()];
  const { mark, source, checked_on: day } = fact;
  return (
    <p className="library-checked" data-mark={mark}>
      <Icon name={mark === 'unsure' ? 'info' : 'search'} size={16} />
      <span>
        {t(`mark_${mark}`)}&nbsp;· {t('checkedOn', { day: longDate(day, locale) })}&nbsp;·{' '}
        <Source source={source} />
      </span>
    </p>
  );
}

/** An address is a link, named by its site; else the name of a document. */
function Source({ source }: { readonly source: string }) {
  const address = URL.canParse(source) ? new URL(source) : null;
  if (address?.protocol !== 'https:') return <bdi lang="en">{source}</bdi>;
  return (
    <a href={source} rel="noreferrer">
      <bdi dir="ltr">{address.hostname}</bdi>
    </a>
  );
}
