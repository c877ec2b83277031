import type { SystemHealthLine, SystemHealthRecord, UserSession } from '@firstday/domain';
import { Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { ActionButton } from '../forms/action-button';
import { paths } from '../paths';
import { hasPermission, toActionContext } from '../session/current-session';
import { Moment } from '../shell/moment';
import { recordLink } from './health-link';
import { retryDocument } from './retry-document';

interface HealthRecordsProps {
  readonly session: UserSession;
  readonly line: SystemHealthLine;
}

/** The records that a line is about, with what can be done about each here. */
export async function HealthRecords({ session, line: { kind, records } }: HealthRecordsProps) {
  const t = await getTranslations('systemHealth');
  if (records.length === 0) return null;
  if (kind === 'official_files') return <FilesOfForms session={session} records={records} />;
  const canRetry = records.some(({ can_retry }) => can_retry);
  return (
    <Table
      caption={t(`kind_${kind}`)}
      rows={records}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'record',
          label: t('record'),
          cell: (record) => <RecordName session={session} record={record} />,
        },
        {
          id: 'since',
          label: t('since'),
          cell: ({ since }) => (since === null ? null : <Moment at={since} />),
        },
      ]}
      actions={
        canRetry
          ? {
              label: t('retry'),
              of: (record) => (record.can_retry ? <Retry session={session} record={record} /> : null),
            }
          : undefined
      }
    />
  );
}

interface OfRecord {
  readonly session: UserSession;
  readonly record: SystemHealthRecord;
}

async function RecordName({ session, record }: OfRecord) {
  const t = await getTranslations('systemHealth');
  const { href, needs } = recordLink(record);
  const name = record.employee_name ?? record.name ?? t(`record_${record.kind}`);
  return (
    <span className="health-record">
      {hasPermission(session, needs) ? (
        <a href={href}>
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {record.employee_name !== null && record.name !== null ? (
        <span className="fd-small">
          <bdi lang="en">{record.name}</bdi>
        </span>
      ) : null}
    </span>
  );
}

async function Retry({ session, record }: OfRecord) {
  const t = await getTranslations('systemHealth');
  const of = record.employee_name ?? record.name ?? t(`record_${record.kind}`);
  return (
    <ActionButton
      variant="secondary"
      size="small"
      aria-label={t('retryOf', { name: of })}
      send={retryDocument.bind(null, toActionContext(session, paths.systemHealth), record.id)}
    >
      {t('retry')}
    </ActionButton>
  );
}

interface OfForms {
  readonly session: UserSession;
  readonly records: readonly SystemHealthRecord[];
}

/** Which files are missing, and what that means for each form; folded, as there may be many. */
async function FilesOfForms({ session, records }: OfForms) {
  const t = await getTranslations('systemHealth');
  return (
    <details className="health-files">
      <summary>{t('whichFiles')}</summary>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <RecordName session={session} record={record} />
            <span className="fd-small">
              {t(record.is_failing ? 'withheld' : 'drawn')}{' '}
              <bdi lang="en">{record.missing_files.join('; ')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
