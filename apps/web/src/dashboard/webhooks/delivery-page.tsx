import './webhooks.css';
import type { UserSession, WebhookDeliveryDetail } from '@firstday/domain';
import { Heading, LongWord } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { AutoRefresh } from '../../api/auto-refresh';
import { eventKindLabels } from '../events/event-kind-labels';
import { visibleKinds } from '../events/visible-kinds';
import { ActionButton } from '../forms/action-button';
import { readOrRedirect } from '../forms/write';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Back } from '../shell/back';
import { Moment } from '../shell/moment';
import { RequirePermission } from '../shell/require-permission';
import { DeliveryStatusWord } from './delivery-status-word';
import { DeliveryTry } from './delivery-try';
import { readableJson } from './readable-json';
import { redeliverEvent } from './redeliver-event';

interface DeliveryPageProps {
  readonly session: UserSession;
  readonly webhook: string;
  readonly event: string;
  readonly done: unknown;
}

/** One event on its way to a webhook: what is sent, every attempt, and what was answered. While it is on its way, the page follows it. */
export async function DeliveryPage({ session, webhook, event, done }: DeliveryPageProps) {
  const t = await getTranslations('webhooks');
  const here = paths.delivery(webhook, event);
  return (
    <RequirePermission
      session={session}
      section="webhooks"
      needs="webhook:view"
      title={t('delivery')}
      done={done}
    >
      {async () => {
        const params = { webhook_id: webhook, event_id: event };
        const delivery = await readOrRedirect(here, 'webhooks.getDelivery', { params });
        return (
          <>
            <Back href={paths.webhook(webhook)}>{t('backToWebhook')}</Back>
            <Head session={session} delivery={delivery} />
            <Attempts delivery={delivery} />
            <Body delivery={delivery} />
            <AutoRefresh {...followed(delivery)} />
          </>
        );
      }}
    </RequirePermission>
  );
}

/** What is about to be tried is looked at often; what is tried again in hours, seldom. */
function followed({ status, next_attempt_at: next }: WebhookDeliveryDetail): {
  readonly everySeconds?: number;
} {
  if (status !== 'pending') return {};
  return { everySeconds: next !== null && !isLater(next) ? 2 : 30 };
}

/** Whether it is worth a press: sooner it is tried by itself. */
const isLater = (next: string): boolean => Date.parse(next) - Date.now() > 60_000;

interface DeliveryProps {
  readonly delivery: WebhookDeliveryDetail;
}

async function Head({ session, delivery }: DeliveryProps & Pick<DeliveryPageProps, 'session'>) {
  const [t, words] = [await getTranslations('webhooks'), await eventKindLabels()];
  const { webhook_id: webhook, event_id: event, kind, status, next_attempt_at: next } = delivery;
  // Never of a test, which is no event.
  const isVisible = visibleKinds(session).some((visible) => visible === kind);
  const mayBeSent = status !== 'pending' || (next !== null && isLater(next));
  const place = toActionContext(session, paths.delivery(webhook, event));
  return (
    <div className="dash-head">
      <Heading title={{ text: words(kind) }}>
        <div role="status">
          <DeliveryStatusWord delivery={delivery} />
        </div>
        <p className="fd-hint">
          <LongWord text={kind} /> · <Moment at={delivery.created_at} />
          {isVisible ? (
            <>
              {' · '}
              <a href={paths.event(event)}>{t('toEvent')}</a>
            </>
          ) : null}
        </p>
      </Heading>
      {mayBeSent && hasPermission(session, 'webhook:edit') ? (
        <ActionButton send={redeliverEvent.bind(null, place, { webhook, event })}>
          {t(status === 'pending' ? 'sendNow' : 'redeliver')}
        </ActionButton>
      ) : null}
    </div>
  );
}

async function Attempts({ delivery: { tries, next_attempt_at: next, status } }: DeliveryProps) {
  const t = await getTranslations('webhooks');
  return (
    <section className="hosted-section" aria-labelledby="tries">
      <h2 id="tries">{t('triesTitle', { count: tries.length })}</h2>
      {status === 'pending' ? (
        <p className="fd-muted">
          {next === null ? (
            t('waitsForEarlier')
          ) : (
            <>
              {t('nextTry')}: <Moment at={next} />
            </>
          )}
        </p>
      ) : null}
      <div>
        {[...tries].reverse().map((one, at) => (
          <DeliveryTry key={`${one.number} ${one.at}`} attempt={one} isOpen={at === 0} />
        ))}
      </div>
    </section>
  );
}

async function Body({ delivery: { body } }: DeliveryProps) {
  const t = await getTranslations('webhooks');
  return (
    <section className="hosted-section" aria-labelledby="body">
      <h2 id="body">{t('body')}</h2>
      {body === null ? (
        <p>{t('bodyNotYours')}</p>
      ) : (
        <>
          <p className="fd-muted">{t('bodyHint')}</p>
          <pre className="webhook-code" dir="ltr" tabIndex={0} aria-labelledby="body">
            {readableJson(body)}
          </pre>
          <details>
            <summary>{t('bodyExact')}</summary>
            <pre className="webhook-code" dir="ltr" tabIndex={0} aria-label={t('bodyExact')}>
              {body}
            </pre>
          </details>
        </>
      )}
    </section>
  );
}
