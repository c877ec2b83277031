import type { StartReadiness, UpcomingStartCounts, UserSession } from '@firstday/domain';
import { getLocale, getTranslations } from 'next-intl/server';
import { nearDate } from '../../i18n/near-date';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { countWords } from './count-words';
import { StartTable } from './start-table';
import { startsQuery, type TodaySearch } from './today-search';
import { today } from '../../i18n/today';

interface UpcomingStartsProps {
  readonly session: UserSession;
  readonly asked: TodaySearch;
}

/** So many cards stand before what is late, as the sheet of styles counts them. */
const mostOnPhone = 2;
/** In this order they need somebody. */
const readinesses = ['waiting', 'undecided', 'ready'] as const satisfies readonly StartReadiness[];

/** Who starts until Monday, or on the day that is asked: who is ready, and who waits for what. */
export async function UpcomingStarts({ session, asked }: UpcomingStartsProps) {
  const [t, locale, now] = [await getTranslations('today'), await getLocale(), await today()];
  const here = withQuery(paths.home, { ...asked });
  const query = startsQuery(asked, now);
  const counts = await readOrRedirect(here, 'upcoming_starts.count', { query });
  const shown = asked.show || readinesses.find((one) => one !== 'ready' && counts[one].count > 0);
  const date = nearDate(query.starts_on_lte, now, locale, 'long');
  const isNobody = readinesses.every((one) => counts[one].count === 0);
  return (
    <section className="hosted-section" aria-labelledby="upcoming-starts">
      <div className="today-starts-head">
        <h2 id="upcoming-starts">{t(asked.starts ? 'startsOn' : 'startsUntil', { date })}</h2>
        {isNobody ? null : <Counts asked={asked} counts={counts} shown={shown} />}
      </div>
      {isNobody ? <Nobody asked={asked} next={counts.next_starts_on} /> : null}
      {shown === undefined ? null : <Starts session={session} asked={asked} readiness={shown} />}
    </section>
  );
}

interface CountsProps {
  readonly asked: TodaySearch;
  readonly counts: UpcomingStartCounts;
  readonly shown: StartReadiness | undefined;
}

/** Each count leads to its rows. */
async function Counts({ asked, counts, shown }: CountsProps) {
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  return (
    <ul className="today-readiness">
      {readinesses
        .filter((one) => counts[one].count > 0)
        .map((one) => (
          <li key={one}>
            <a
              href={withQuery(paths.home, { ...asked, show: one, after: '' })}
              aria-current={one === shown ? 'true' : undefined}
            >
              {t(`ready_${one}`, { count: counts[one].count, number: countWords(counts[one], locale) })}
            </a>
          </li>
        ))}
    </ul>
  );
}

async function Nobody({ asked, next }: { readonly asked: TodaySearch; readonly next: string | null }) {
  const [t, locale] = [await getTranslations('today'), await getLocale()];
  if (next === null) return <p className="fd-hint">{t('nobodyStarts')}</p>;
  return (
    <p className="fd-hint">
      {t('nobodyStarts')}{' '}
      <a href={withQuery(paths.home, { ...asked, starts: next, after: '' })}>
        {t('nextStart', { date: nearDate(next, await today(), locale) })}
      </a>
    </p>
  );
}

interface StartsProps extends UpcomingStartsProps {
  readonly readiness: StartReadiness;
}

async function Starts({ session, asked, readiness }: StartsProps) {
  const [t, now] = [await getTranslations('today'), await today()];
  const here = withQuery(paths.home, { ...asked });
  const { data, next_cursor: next } = await readOrRedirect(here, 'upcoming_starts.list', {
    query: {
      ...startsQuery(asked, now),
      readiness,
      cursor: asked.after || undefined,
      per_page: asked.show === '' ? 5 : 50,
    },
  });
  const isBrief = asked.show === '';
  const table = <StartTable session={session} here={here} caption={t(`starts_${readiness}`)} starts={data} />;
  return (
    <>
      {isBrief ? <div className="today-brief">{table}</div> : table}
      {next === null && !(isBrief && data.length > mostOnPhone) ? null : (
        <p className={next === null ? 'today-phone-only' : undefined}>
          <a href={withQuery(paths.home, { ...asked, show: readiness, after: isBrief ? '' : (next ?? '') })}>
            {t(isBrief ? 'seeAll' : 'next')}
          </a>
        </p>
      )}
    </>
  );
}
