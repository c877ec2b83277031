import type { Report, ReportPart } from '@firstday/domain';
import { type Column, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '../../i18n/format-number';
import { paths, withQuery } from '../paths';
import { formatHours } from './format-hours';
import { groupOfPart, keyLabels } from './key-labels';
import type { ReportsSearch } from './reports-search';
import { ShareBar } from './share-bar';

interface ReportTableProps {
  readonly report: Report;
  readonly asked: ReportsSearch;
  readonly caption: string;
  /** What the rows are: groups, or parts whatever the group. */
  readonly by: 'group' | 'part';
  readonly rows: readonly ReportPart[];
}

/** A row a group: its bar, against the largest of them, and its numbers, each of which leads to its rows. */
export async function ReportTable(props: ReportTableProps) {
  const { caption, rows, report } = props;
  const columns = [await nameColumn(props), ...(await figures(props))];
  const times = report.report === 'time_to_done' ? await timeColumns() : [];
  return <Table caption={caption} rows={rows} keyOf={({ key }) => key} columns={[...columns, ...times]} />;
}

async function nameColumn({ report, by }: ReportTableProps): Promise<Column<ReportPart>> {
  const [t, labelOf] = [await getTranslations('reports'), await keyLabels()];
  return {
    id: 'name',
    label: t(`${by}Name_${report.report}`),
    cell: (part) => {
      const form = by === 'part' ? groupOfPart(report, part.key) : undefined;
      return (
        <>
          <bdi>{labelOf(part, report.report)}</bdi>
          {form ? (
            <>
              {' '}
              <bdi className="fd-muted">{labelOf(form, report.report)}</bdi>
            </>
          ) : null}
        </>
      );
    },
  };
}

async function figures({ report, asked, by, rows }: ReportTableProps): Promise<Column<ReportPart>[]> {
  const [t, locale] = [await getTranslations('reports'), await getLocale()];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const link = (part: ReportPart, count: number, done: 'true' | 'false' | '') =>
    count === 0 ? (
      formatNumber(locale, 0)
    ) : (
      <a href={withQuery(paths.reportRows, { ...asked, [by]: part.key, done })}>
        {formatNumber(locale, count)}
      </a>
    );
  const open = (part: ReportPart) => part.count - part.done_count;
  return [
    {
      id: 'bar',
      label: t('share'),
      cell: (part) => <ShareBar solid={part.done_count / most} hatched={open(part) / most} />,
    },
    {
      id: 'done',
      label: t(`done_${report.report}`),
      isFigure: true,
      cell: (part) => link(part, part.done_count, 'true'),
    },
    {
      id: 'open',
      label: t(`open_${report.report}`),
      isFigure: true,
      cell: (part) => link(part, open(part), 'false'),
    },
    { id: 'count', label: t('all'), isFigure: true, cell: (part) => link(part, part.count, '') },
  ];
}

async function timeColumns(): Promise<Column<ReportPart>[]> {
  const [t, locale] = [await getTranslations('reports'), await getLocale()];
  const time = (hours: number | null) =>
    hours === null ? <span className="fd-muted">{t('notYet')}</span> : formatHours(locale, hours);
  return [
    { id: 'median', label: t('median'), isFigure: true, cell: ({ median_hours }) => time(median_hours) },
    { id: 'p90', label: t('ninety'), isFigure: true, cell: ({ p90_hours }) => time(p90_hours) },
  ];
}
