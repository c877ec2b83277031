import { EmptyState, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { paths } from '../paths';
import { Day } from '../shell/day';
import { placeOf, readPlacements } from './read-placements';

interface PersonPlacementsProps {
  readonly employee: string;
}

/** Where the person works and worked, from when until when. */
export async function PersonPlacements({ employee }: PersonPlacementsProps) {
  const [t, words, locale] = [
    await getTranslations('person'),
    await getTranslations('employees'),
    await getLocale(),
  ];
  const placements = await readPlacements(employee);
  if (placements.length === 0)
    return (
      <EmptyState icon="people" title={words('noPlacements')}>
        {words('noPlacementsHint')}
      </EmptyState>
    );
  const day = (given: string | null | undefined) =>
    given ? <Day moment={given} locale={locale} isShort /> : <span className="fd-muted">–</span>;
  return (
    <section className="hosted-section" aria-labelledby="placements">
      <h2 id="placements">{t('tab_placements')}</h2>
      <Table
        caption={t('tab_placements')}
        rows={placements}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'place',
            label: t('employer'),
            cell: (placement) => (
              <a href={paths.record('placement', placement.id)}>
                <bdi>{placeOf(placement) || words('unnamedPlacement')}</bdi>
              </a>
            ),
          },
          { id: 'start', label: t('startDate'), cell: ({ start_date: start }) => day(start) },
          { id: 'end', label: t('endDate'), cell: ({ end_date: end }) => day(end) },
        ]}
      />
    </section>
  );
}
