import type { CoverageStatus, JurisdictionCoverage } from '@firstday/domain';
import { StatusWord, Table } from '@firstday/ui';
import { getTranslations } from 'next-intl/server';
import { paths, withQuery } from '../paths';
import { jurisdictionName } from './jurisdiction-name';

interface CoverageTableProps {
  readonly caption: string;
  readonly places: readonly JurisdictionCoverage[];
}

/** What the statuses come to for someone who decides: who asks, who does not, and what is left to do. */
const columns = {
  asked: ['asked'],
  waived: ['waived'],
  waits: ['waits_for_file'],
  toCheck: ['draft', 'unsure', 'narrowed'],
  undecided: ['undecided'],
} as const satisfies Readonly<Record<string, readonly CoverageStatus[]>>;
type Column = keyof typeof columns;

/** A line for each state: how much of what the library knows is decided. */
export async function CoverageTable({ caption, places }: CoverageTableProps) {
  const t = await getTranslations('library');
  const figure = (id: Column) => ({
    id,
    label: t(`column_${id}`),
    isFigure: true,
    cell: ({ policies }: JurisdictionCoverage) =>
      policies.filter(({ status }) => columns[id].some((one) => one === status)).length || null,
  });
  return (
    <Table
      caption={caption}
      rows={places}
      keyOf={({ jurisdiction }) => jurisdiction}
      columns={[
        {
          id: 'place',
          label: t('column_place'),
          cell: (place) => (
            <a href={withQuery(paths.policyLibrary, { jurisdiction: place.jurisdiction })}>
              <bdi>{jurisdictionName(place.jurisdiction, t('federal'))}</bdi>
            </a>
          ),
        },
        { id: 'state', label: t('column_state'), cell: (place) => <PlaceState place={place} words={t} /> },
        figure('asked'),
        figure('waived'),
        figure('waits'),
        figure('toCheck'),
        figure('undecided'),
      ]}
    />
  );
}

interface PlaceStateProps {
  readonly place: JurisdictionCoverage;
  readonly words: (key: 'nothingKnownShort' | 'isDecided' | 'isOpen') => string;
}

function PlaceState({ place: { policies, is_decided: isDecided }, words }: PlaceStateProps) {
  if (policies.length === 0)
    return <StatusWord tone="muted" icon="minus" word={words('nothingKnownShort')} />;
  if (isDecided) return <StatusWord tone="good" icon="check" word={words('isDecided')} />;
  return <StatusWord tone="warn" icon="info" word={words('isOpen')} />;
}
