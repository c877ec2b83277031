import './records.css';
import type { UserSession } from '@firstday/domain';
import { EmptyState, type IconName, LinkButton, Pagination, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { paths, withQuery } from '../paths';
import { ListPage } from '../shell/list-page';
import { type NamedKind, segmentOf } from './model/managed-kind';
import { recordColumns } from './record-columns';
import { RecordFilters } from './record-filters';
import { recordOperations } from './record-operations';
import { isSearched, type RecordsSearch, recordsQuery, sortedBy, toSort } from './records-search';
import { StoredRecord } from './stored-record';

interface RecordsPageProps {
  readonly session: UserSession;
  readonly kind: NamedKind;
  readonly asked: RecordsSearch;
  readonly done: unknown;
}

/** The employers, clients or jobs of the account, those that the reader may see. */
export async function RecordsPage({ session, kind, asked, done }: RecordsPageProps) {
  const t = await getTranslations('records');
  return (
    <ListPage
      session={session}
      section={segmentOf(kind)}
      needs={`${kind}:view`}
      title={t(`${kind}_title`)}
      hint={t(`${kind}_hint`)}
      add={{ needs: `${kind}:edit`, href: paths.newRecord(kind), label: t(`${kind}_add`) }}
      action={
        <LinkButton variant="secondary" href={paths.deletedRecords(kind)}>
          {t('deleted')}
        </LinkButton>
      }
      done={done}
    >
      {() => <Records kind={kind} asked={asked} />}
    </ListPage>
  );
}

const Rows = z.object({
  data: z.array(StoredRecord),
  total: z.number(),
  next_cursor: z.string().nullish(),
});

async function Records({ kind, asked }: Pick<RecordsPageProps, 'asked' | 'kind'>) {
  const t = await getTranslations('records');
  const here = withQuery(paths.recordList(kind), { ...asked });
  const answer = Rows.parse(await recordOperations[kind].list(here, recordsQuery(asked)));
  if (answer.data.length === 0 && !isSearched(asked)) return <NoneYet kind={kind} />;
  const hrefOf = (order: ReturnType<typeof sortedBy>) =>
    withQuery(paths.recordList(kind), { ...asked, sort: toSort(order), after: '' });
  return (
    <>
      <RecordFilters kind={kind} asked={asked} />
      <section className="hosted-section" aria-labelledby="records-count">
        <h2 id="records-count">{t(`${kind}_count`, { count: answer.total })}</h2>
        {answer.data.length === 0 ? (
          <EmptyState icon="search" title={t('noneFound')}>
            {t('noneFoundHint')}
          </EmptyState>
        ) : (
          <Table
            caption={t(`${kind}_title`)}
            rows={answer.data}
            keyOf={({ id }) => id}
            columns={await recordColumns(kind)}
            sorting={{ ...sortedBy(asked.sort), hrefOf }}
          />
        )}
        <Places kind={kind} asked={asked} next={answer.next_cursor ?? null} />
      </section>
    </>
  );
}

/** As in the menu. */
const icons = { client: 'store', employer: 'building', job: 'briefcase' } as const satisfies Record<
  NamedKind,
  IconName
>;

async function NoneYet({ kind }: Pick<RecordsPageProps, 'kind'>) {
  const t = await getTranslations('records');
  return (
    <EmptyState icon={icons[kind]} title={t(`${kind}_empty`)}>
      {t(`${kind}_emptyHint`)}
    </EmptyState>
  );
}

interface PlacesProps extends Pick<RecordsPageProps, 'asked' | 'kind'> {
  readonly next: string | null;
}

/** The rows after these: the hundredth page costs what the first does. Back is where the browser goes back to. */
async function Places({ kind, asked, next }: PlacesProps) {
  if (next === null && asked.after === '') return null;
  const [t, words] = [await getTranslations('dashboard'), await getTranslations('records')];
  const at = (after: string) => withQuery(paths.recordList(kind), { ...asked, after });
  return (
    <Pagination
      words={{ label: t('pages'), previous: words('firstPage'), next: t('next') }}
      previous={asked.after === '' ? undefined : at('')}
      next={next === null ? undefined : at(next)}
    />
  );
}
