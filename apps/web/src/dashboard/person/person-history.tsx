import './person.css';
import { type HistoryEntry, HistoryKind, EmployeeHistoryQuery } from '@firstday/domain';
import { EmptyState, Pagination, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { LocalTime } from '../../i18n/local-time';
import { momentIn } from '../../i18n/moment-in';
import { readOrRedirect } from '../forms/write';
import { paths, withQuery } from '../paths';
import { HistoryEvent } from './history-event';
import { HistoryActor } from './history-actor';

interface PersonHistoryProps {
  readonly employee: string;
  /** As the address asks; what cannot be asked is left out. */
  readonly kind: unknown;
  readonly cursor: unknown;
}

/** A page of the history. */
const perPage = 50;

/** Everything that happened to the person, a line each: what, who and when. */
export async function PersonHistory({ employee, ...asked }: PersonHistoryProps) {
  const t = await getTranslations('person');
  const kind = HistoryKind.safeParse(asked.kind).data;
  const cursor = EmployeeHistoryQuery.shape.cursor.safeParse(asked.cursor).data;
  const at = (query: Readonly<Record<string, string | undefined>>) =>
    withQuery(paths.employee(employee), { tab: 'history', kind, ...query });
  const query = { kind, cursor, per_page: perPage };
  const page = await readOrRedirect(at({ cursor }), 'employees.listHistory', {
    params: { employee_id: employee },
    query,
  });
  return (
    <section className="hosted-section" aria-labelledby="history">
      <h2 id="history">{t('tab_history')}</h2>
      <p className="fd-hint">{t('historyHint')}</p>
      <Kinds kind={kind} hrefOf={(one) => at({ kind: one })} />
      {page.data.length === 0 ? (
        <EmptyState icon="clock" title={t(kind ? 'noneOfKind' : 'noHistory')}>
          {kind ? <a href={at({})}>{t('allHistory')}</a> : t('noHistoryHint')}
        </EmptyState>
      ) : (
        <Entries entries={page.data} />
      )}
      {cursor || page.next_cursor ? (
        <Pagination
          words={{ label: t('pages'), previous: t('newest'), next: t('older') }}
          previous={cursor ? at({}) : undefined}
          next={page.next_cursor ? at({ cursor: page.next_cursor }) : undefined}
        />
      ) : null}
    </section>
  );
}

interface KindsProps {
  readonly kind: HistoryKind | undefined;
  readonly hrefOf: (kind: HistoryKind | undefined) => string;
}

async function Kinds({ kind, hrefOf }: KindsProps) {
  const t = await getTranslations('person');
  return (
    <nav aria-label={t('historyFilter')}>
      <ul className="person-chips">
        {[undefined, ...HistoryKind.options].map((one) => (
          <li key={one ?? 'all'}>
            <a href={hrefOf(one)} aria-current={one === kind ? 'true' : undefined}>
              {t(`kind_${one ?? 'all'}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function Entries({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const [t, locale] = [await getTranslations('person'), await getLocale()];
  return (
    <Table
      caption={t('tab_history')}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'what',
          label: t('what'),
          cell: (entry) => <HistoryEvent entry={entry} />,
        },
        { id: 'who', label: t('who'), cell: (entry) => <HistoryActor entry={entry} /> },
        {
          id: 'when',
          label: t('when'),
          cell: ({ at }) => (
            <span className="fd-day">
              <LocalTime at={at} locale={locale}>
                {momentIn(at, locale, 'UTC')}
              </LocalTime>
            </span>
          ),
        },
      ]}
    />
  );
}
