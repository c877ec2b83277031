import './records.css';
import type { UserSession } from '@firstday/domain';
import { Heading, LinkButton } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmployerSender } from '../messages/employer-sender';
import { paths, withQuery } from '../paths';
import { hasPermission } from '../session/current-session';
import { Back } from '../shell/back';
import { Day } from '../shell/day';
import { RequirePermission } from '../shell/require-permission';
import { EmployerNotices } from '../undecided/employer-notices';
import { countPlacements } from './count-placements';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { OtherFacts, OwnFacts } from './own-facts';
import { readOwnProperties } from './read-own-properties';
import { readStoredRecord } from './read-stored-record';
import { RecordFacts } from './record-facts';
import { RecordIds } from './record-ids';
import type { StoredRecord } from './stored-record';

interface RecordPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
  readonly id: string;
  readonly done: unknown;
  /** Whether protected values were asked for. */
  readonly isShown: boolean;
}

/** One employer, client or job: what is known of it, and who is placed there. */
export async function RecordPage({ session, kind, id, done, isShown }: RecordPageProps) {
  const t = await getTranslations('records');
  return (
    <RequirePermission
      session={session}
      section={segmentOf(kind)}
      needs={`${kind}:view`}
      title={t(`${kind}_title`)}
      done={done}
    >
      {async () => {
        const here = paths.record(kind, id);
        const { record } = await readStoredRecord(here, kind, id);
        return (
          <div className="dash-column record-page">
            <Back href={paths.recordList(kind)}>{t(`${kind}_back`)}</Back>
            <RecordHead session={session} kind={kind} record={record} />
            <Placements session={session} kind={kind} record={record} />
            {kind === 'employer' ? <EmployerNotices session={session} employer={id} /> : null}
            <div className="record-groups">
              <RecordFacts kind={kind} record={record} />
              <OwnFacts
                record={record}
                own={await readOwnProperties(session, here, kind)}
                isShown={isShown}
                at={{ shown: withQuery(here, { show: 'protected' }), hidden: here }}
              />
              <OtherFacts kind={kind} record={record} />
              {kind === 'employer' ? <EmployerSender session={session} employer={id} /> : null}
              <RecordIds record={record} />
            </div>
          </div>
        );
      }}
    </RequirePermission>
  );
}

interface OfRecord extends Pick<RecordPageProps, 'kind' | 'session'> {
  readonly record: StoredRecord;
}

async function RecordHead({ session, kind, record }: OfRecord) {
  const [t, locale] = [await getTranslations('records'), await getLocale()];
  return (
    <div className="dash-head">
      <Heading title={{ text: record.name || t('unnamed') }}>
        <p className="fd-hint">
          {t('addedOn')} <Day moment={record.created_at} locale={locale} />
          {record.updated_at && record.updated_at !== record.created_at ? (
            <>
              {' · '}
              {t('changedOn')} <Day moment={record.updated_at} locale={locale} />
            </>
          ) : null}
        </p>
      </Heading>
      {hasPermission(session, `${kind}:edit`) ? (
        <div className="fd-actions">
          <LinkButton icon="pen" href={paths.editRecord(kind, record.id)}>
            {t('edit')}
          </LinkButton>
          <LinkButton variant="secondary" icon="trash" href={paths.deleteRecord(kind, record.id)}>
            {t('delete')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** How many are placed here; the count leads to them. */
async function Placements({ session, kind, record }: OfRecord) {
  if (!hasPermission(session, 'placement:view')) return null;
  const t = await getTranslations('records');
  const count = await countPlacements(paths.record(kind, record.id), kind, record.id);
  return (
    <p className="record-uses">
      {count === 0 ? (
        <span className="fd-muted">{t('noPlacements')}</span>
      ) : (
        <a href={withQuery(paths.recordList('placement'), { [kind]: record.id })}>
          {t('placement_count', { count })}
        </a>
      )}
    </p>
  );
}
