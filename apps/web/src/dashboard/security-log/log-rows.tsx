import { IdentityProof, type SecurityEvent } from '@firstday/domain';
import { LongWord, StatusWord, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { deviceName } from '../account/device-name';
import { paths, withQuery } from '../paths';
import { kindLabels } from './kind-labels';
import type { LogSearch } from './log-search';

type Filters = Omit<LogSearch, 'cursor'>;

interface LogRowsProps {
  readonly events: readonly SecurityEvent[];
  /** What the list is held to: a name leads to what else its bearer did, within that. */
  readonly filters: Filters;
}

export async function LogRows({ events, filters }: LogRowsProps) {
  const [t, locale] = [await getTranslations('securityLog'), await getLocale()];
  return (
    <Table
      caption={t('title')}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { id: 'when', label: t('when'), cell: ({ at }) => <Moment at={at} locale={locale} /> },
        { id: 'what', label: t('kind'), cell: (event) => <What event={event} filters={filters} /> },
        { id: 'who', label: t('who'), cell: (event) => <Who event={event} filters={filters} /> },
        { id: 'from', label: t('from'), cell: (event) => <From event={event} /> },
        {
          id: 'outcome',
          label: t('outcome'),
          cell: ({ outcome }) =>
            outcome === 'succeeded' ? (
              <StatusWord tone="good" icon="check" word={t('outcome_succeeded')} />
            ) : (
              <StatusWord tone="bad" icon="alert" word={t(`outcome_${outcome}`)} />
            ),
        },
      ]}
    />
  );
}

/** The log is in UTC, whoever reads it: what two people say of it must be the same. */
function Moment({ at, locale }: { readonly at: string; readonly locale: string }) {
  const words = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(at));
  return (
    <time dateTime={at}>
      <bdi>{words}</bdi> UTC
    </time>
  );
}

interface EventProps {
  readonly event: SecurityEvent;
  readonly filters: Filters;
}

async function What({ event: { kind, subject, detail }, filters }: EventProps) {
  const [t, words] = [await getTranslations('securityLog'), await kindLabels()];
  const { count, record_ids: records, link_id: link, proved, left } = detail;
  return (
    <span>
      {words(kind)}
      {subject?.id ? (
        <>
          <br />
          <a href={withQuery(paths.securityLog, { ...filters, subject: subject.id })}>
            <Named {...subject} id={subject.id} />
          </a>
        </>
      ) : null}
      {Array.isArray(records) ? <Aside text={t('records', { count: records.length })} /> : null}
      {typeof link === 'string' ? <Aside text={t('byLink', { link })} /> : null}
      {isProof(proved) ? <Aside text={t(`proved_${proved}`)} /> : null}
      {typeof left === 'number' && left > 0 && subject?.id ? (
        <>
          <br />
          <a href={paths.revoke(subject.id)}>{t('left', { count: left })}</a>
        </>
      ) : null}
      {typeof count === 'number' && kind !== 'key.rotated' ? <Aside text={t('times', { count })} /> : null}
    </span>
  );
}

const isProof = (proved: unknown): proved is IdentityProof => IdentityProof.safeParse(proved).success;

function Aside({ text }: { readonly text: string }) {
  return (
    <>
      <br />
      <span className="fd-muted">{text}</span>
    </>
  );
}

async function Who({ event: { actor }, filters }: EventProps) {
  const t = await getTranslations('securityLog');
  const what = t(`actor_${actor.kind}`);
  if (actor.id === null) return <span>{what}</span>;
  return (
    <span>
      <a href={withQuery(paths.securityLog, { ...filters, actor: actor.id })}>
        <Named {...actor} id={actor.id} />
      </a>
      <br />
      <span className="fd-muted">{what}</span>
    </span>
  );
}

/** A name, or enough of an id to tell it from the next; the whole of it is in the address that it leads to. */
function Named({ id, name }: { readonly id: string; readonly name: string | null }) {
  if (name !== null) return name.includes('@') ? <LongWord text={name} /> : <bdi>{name}</bdi>;
  return (
    <bdi className="dash-whole" title={id}>
      {id.length > 16 ? `${id.slice(0, id.indexOf('_') + 1)}…${id.slice(-6)}` : id}
    </bdi>
  );
}

async function From({ event: { ip, user_agent: agent } }: { readonly event: SecurityEvent }) {
  const t = await getTranslations('securityLog');
  if (!ip) return <span className="fd-muted">{t('noAddress')}</span>;
  return (
    <span>
      <bdi>{ip}</bdi>
      {agent ? (
        <>
          <br />
          <bdi className="fd-muted" title={agent}>
            {await deviceName(agent)}
          </bdi>
        </>
      ) : null}
    </span>
  );
}
