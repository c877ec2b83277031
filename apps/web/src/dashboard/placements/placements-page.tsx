import './placements.css';
import type { UserSession } from '@firstday/domain';
import { Button, EmptyState, LinkButton, Pagination, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { formatNumber } from '../../i18n/format-number';
import { readFromStart } from '../forms/read-from-start';
import { paths, withQuery } from '../paths';
import { dropGoneChoices } from '../record-picker/drop-gone-choices';
import { GoneChoices } from '../record-picker/gone-choices';
import { sortedBy, toSort } from '../records/records-search';
import { hasPermission } from '../session/current-session';
import { ListPage } from '../shell/list-page';
import { ListedPlacement } from './listed-placement';
import { placementColumns } from './placement-columns';
import { PlacementFilters } from './placement-filters';
import {
  isNarrowedTo,
  placementFilterKinds,
  type PlacementsSearch,
  placementsQuery,
} from './placements-search';

interface PlacementsPageProps {
  readonly session: UserSession;
  readonly asked: PlacementsSearch;
  readonly done: unknown;
}

const list = paths.recordList('placement');

/** Who works where and from when, of the placements that the reader may see. */
export async function PlacementsPage({ session, asked: given, done }: PlacementsPageProps) {
  const t = await getTranslations('records');
  const { asked, gone } = await dropGoneChoices(session, given);
  return (
    <ListPage
      session={session}
      section="placements"
      needs="placement:view"
      title={t('placement_title')}
      hint={t('placement_hint')}
      add={{ needs: 'placement:edit', href: paths.newRecord('placement'), label: t('placement_add') }}
      done={done}
    >
      {() => (
        <>
          <GoneChoices gone={gone} />
          <Placements session={session} here={withQuery(list, given)} asked={asked} />
        </>
      )}
    </ListPage>
  );
}

const Rows = z.object({
  data: z.array(ListedPlacement),
  total: z.number(),
  next_cursor: z.string().nullish(),
});

interface PlacementsProps extends Omit<PlacementsPageProps, 'done'> {
  /** The address as it was given: on the way to the list's start a choice that is gone stays in it, to be told. */
  readonly here: string;
}

async function Placements({ session, here, asked }: PlacementsProps) {
  // Whoever may not see a kind of record may not ask for their names.
  const expand = placementFilterKinds.filter((kind) => hasPermission(session, `${kind}:view`)).join(',');
  const query = { ...placementsQuery(asked), expand: expand || undefined };
  const answer = Rows.parse(await readFromStart(here, 'placements.list', { query }));
  if (answer.data.length === 0 && !isNarrowedTo(asked)) return <NoPlacements asked={asked} />;
  return (
    <>
      <PlacementFilters session={session} asked={asked} />
      {answer.data.length === 0 ? (
        <NoPlacements asked={asked} />
      ) : (
        <PlacementRows session={session} asked={asked} answer={answer} />
      )}
    </>
  );
}

interface PlacementRowsProps extends Omit<PlacementsPageProps, 'done'> {
  readonly answer: z.infer<typeof Rows>;
}

async function PlacementRows({ session, asked, answer }: PlacementRowsProps) {
  const t = await getTranslations('records');
  const mayDelete = hasPermission(session, 'placement:edit');
  return (
    <section className="hosted-section" aria-labelledby="placements-count">
      <h2 id="placements-count">{t('placement_count', { count: answer.total })}</h2>
      <Table
        caption={t('placement_title')}
        rows={answer.data}
        keyOf={({ id }) => id}
        columns={await placementColumns(mayDelete ? choiceForm : undefined)}
        sorting={{
          ...sortedBy(asked.sort),
          hrefOf: (order) => withQuery(list, { ...asked, sort: toSort(order), after: '' }),
        }}
      />
      <div className="fd-actions placement-acts" data-screen-only="">
        <LinkButton
          variant="secondary"
          icon="download"
          href={withQuery(paths.export('placements'), asCsv(asked))}
        >
          {t('placement_asCsv')}
        </LinkButton>
        {mayDelete ? <ForChosen asked={asked} total={answer.total} /> : null}
      </div>
      <Places asked={asked} next={answer.next_cursor ?? null} />
    </section>
  );
}

const choiceForm = 'chosen-placements';

/** The same rows, however many, as an export is asked for them. */
const asCsv = ({ employee, employer, client, job, state, notice, from, to }: PlacementsSearch) => ({
  ...{ employee, employer, client, job, state, notice },
  starts_from: from,
  starts_until: to,
});

/**
 * What can be done for the placements that are chosen in the rows: on a page of its own, which asks first. By what needs attention
 * they are not deleted all at once: it changes while somebody looks.
 */
async function ForChosen({ asked, total }: Pick<PlacementsPageProps, 'asked'> & { readonly total: number }) {
  const [t, locale] = [await getTranslations('placements'), await getLocale()];
  const number = formatNumber(locale, total);
  return (
    <form id={choiceForm} action={`${list}/delete`} className="fd-actions placement-deletions">
      <Button type="submit" variant="danger" icon="trash">
        {t('deleteChosen')}
      </Button>
      {asked.notice === '' ? (
        <LinkButton variant="secondary" icon="trash" href={paths.deleteMatchingPlacements(asked)}>
          {t(isNarrowedTo(asked) ? 'deleteMatching' : 'deleteAll', { count: total, number })}
        </LinkButton>
      ) : null}
    </form>
  );
}

async function NoPlacements({ asked }: Pick<PlacementsPageProps, 'asked'>) {
  const t = await getTranslations('records');
  if (isNarrowedTo(asked))
    return (
      <EmptyState icon="search" title={t('noneFound')}>
        <a href={list}>{t('clear')}</a>
      </EmptyState>
    );
  return (
    <EmptyState icon="badge" title={t('placement_empty')}>
      {t('placement_emptyHint')}
    </EmptyState>
  );
}

interface PlacesProps extends Pick<PlacementsPageProps, 'asked'> {
  readonly next: string | null;
}

/** The rows after these: the hundredth page costs what the first does. */
async function Places({ asked, next }: PlacesProps) {
  if (next === null && asked.after === '') return null;
  const [t, words] = [await getTranslations('dashboard'), await getTranslations('records')];
  const at = (after: string) => withQuery(list, { ...asked, after });
  return (
    <Pagination
      words={{ label: t('pages'), previous: words('firstPage'), next: t('next') }}
      previous={asked.after === '' ? undefined : at('')}
      next={next === null ? undefined : at(next)}
    />
  );
}
