import '../webhooks/webhooks.css';
import type { AccountEvent, UserSession } from '@firstday/domain';
import { Heading, LongWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { Back } from '../shell/back';
import { Moment } from '../shell/moment';
import { RequirePermission } from '../shell/require-permission';
import { DeliveriesOfEvent } from './deliveries-of-event';
import { eventKindLabels } from './event-kind-labels';
import { Fact } from '../shell/fact';

interface EventPageProps {
  readonly session: UserSession;
  readonly id: string;
}

/** One event: what it says of its record, and where it was sent. */
export async function EventPage({ session, id }: EventPageProps) {
  const t = await getTranslations('events');
  const here = paths.event(id);
  return (
    <RequirePermission session={session} section="events" needs="webhook:view" title={t('title')}>
      {async () => {
        const event = await readOrRedirect(here, 'events.findById', { params: { event_id: id } });
        return (
          <>
            <Back href={paths.events}>{t('back')}</Back>
            <Head event={event} />
            <DeliveriesOfEvent here={here} event={event} />
            <Payload event={event} />
          </>
        );
      }}
    </RequirePermission>
  );
}

async function Head({ event: { id, type, resource_id, timestamp } }: { readonly event: AccountEvent }) {
  const [t, words] = [await getTranslations('events'), await eventKindLabels()];
  return (
    <>
      <Heading title={{ text: words(type) }}>
        <p className="fd-hint">
          <LongWord text={type} /> · <Moment at={timestamp} />
        </p>
      </Heading>
      <dl className="fact-list">
        <Fact label={t('record')}>
          <a href={withQuery(paths.events, { record: resource_id })}>
            <bdi dir="ltr">{resource_id}</bdi>
          </a>
        </Fact>
        <Fact label={t('id')}>
          <bdi dir="ltr">{id}</bdi>
        </Fact>
      </dl>
    </>
  );
}

async function Payload({ event: { data } }: { readonly event: AccountEvent }) {
  const t = await getTranslations('events');
  return (
    <section className="hosted-section" aria-labelledby="data">
      <h2 id="data">{t('data')}</h2>
      <p className="fd-muted">{t('dataHint')}</p>
      <pre className="webhook-code" dir="ltr" tabIndex={0} aria-labelledby="data">
        {JSON.stringify(data, null, 2)}
      </pre>
    </section>
  );
}
