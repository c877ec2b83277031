import type { AccountEvent, UserSession } from '@firstday/domain';
import { EmptyState, LongWord, Pagination, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readIfAllowed } from '../forms/write';
import { paths, withQuery } from '../paths';
import { ListPage } from '../shell/list-page';
import { LockedCard } from '../shell/locked-card';
import { Moment } from '../shell/moment';
import { EventFilters } from './event-filters';
import { eventKindLabels } from './event-kind-labels';
import { type EventSearch, eventQuery } from './event-search';

interface EventsPageProps {
  readonly session: UserSession;
  readonly here: string;
  readonly asked: EventSearch;
}

/** What happened in the account, newest first. */
export async function EventsPage({ session, here, asked }: EventsPageProps) {
  const t = await getTranslations('events');
  return (
    <ListPage session={session} section="events" needs="webhook:view" title={t('title')} hint={t('hint')}>
      {() => <Events session={session} here={here} asked={asked} />}
    </ListPage>
  );
}

async function Events({ session, here, asked }: EventsPageProps) {
  const t = await getTranslations('events');
  const answer = await readIfAllowed(here, 'events.list', { query: eventQuery(asked) });
  if (answer === undefined)
    return (
      <LockedCard title={t('kindNotYours')} way={{ href: paths.events, label: t('clear') }}>
        {t('kindNotYoursHint')}
      </LockedCard>
    );
  const { data, has_more: hasMore, next_cursor: next } = answer;
  if (data.length === 0 && !isAsked(asked)) return <NoEvents asked={asked} />;
  const { after, ...filters } = asked;
  return (
    <>
      <EventFilters session={session} asked={asked} />
      {data.length === 0 ? (
        <NoEvents asked={asked} />
      ) : (
        <section className="hosted-section">
          <EventTable events={data} filters={filters} />
          {after || hasMore ? (
            <Pagination
              words={{ label: t('pages'), previous: t('newest'), next: t('older') }}
              previous={after ? withQuery(paths.events, filters) : undefined}
              next={hasMore && next ? withQuery(paths.events, { ...filters, after: next }) : undefined}
            />
          ) : null}
        </section>
      )}
    </>
  );
}

const isAsked = (asked: EventSearch): boolean => Object.values(asked).some(Boolean);

async function NoEvents({ asked }: Pick<EventsPageProps, 'asked'>) {
  const t = await getTranslations('events');
  const isNarrowed = isAsked(asked);
  return (
    <EmptyState icon="clock" title={t(isNarrowed ? 'noneFound' : 'empty')}>
      {isNarrowed ? <a href={paths.events}>{t('clear')}</a> : t('emptyHint')}
    </EmptyState>
  );
}

interface EventTableProps {
  readonly events: readonly AccountEvent[];
  /** What the list is held to: a record leads to what else happened to it, within that. */
  readonly filters: Omit<EventSearch, 'after'>;
}

async function EventTable({ events, filters }: EventTableProps) {
  const [t, words] = [await getTranslations('events'), await eventKindLabels()];
  return (
    <Table
      caption={t('title')}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { id: 'what', label: t('kind'), cell: ({ id, type }) => <a href={paths.event(id)}>{words(type)}</a> },
        { id: 'type', label: t('type'), cell: ({ type }) => <LongWord text={type} /> },
        {
          id: 'record',
          label: t('record'),
          cell: ({ resource_id: id }) => (
            <a href={withQuery(paths.events, { ...filters, record: id })} aria-label={t('onlyOf', { id })}>
              <bdi className="dash-whole" dir="ltr" title={id}>
                {shortId(id)}
              </bdi>
            </a>
          ),
        },
        { id: 'when', label: t('when'), cell: ({ timestamp }) => <Moment at={timestamp} /> },
      ]}
    />
  );
}

/** Enough of an id to tell it from the next; the whole of it is in the address that it leads to. */
const shortId = (id: string): string =>
  id.length > 16 ? `${id.slice(0, id.indexOf('_') + 1)}…${id.slice(-6)}` : id;
