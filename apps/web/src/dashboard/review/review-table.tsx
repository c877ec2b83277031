import './review.css';
import type { ReviewRow, UserSession } from '@firstday/domain';
import { Badge, type Column, Table } from '@firstday/ui';
import { getLocale, getTranslations } from 'next-intl/server';
import { Day } from '../shell/day';
import { FormOfRow } from './form-of-row';
import { LateDay } from './late-day';
import { OpenReviewButton } from './open-review-button';
import type { ReviewSearch } from './review-search';

interface ReviewTableProps {
  readonly session: UserSession;
  readonly rows: readonly ReviewRow[];
  readonly search: ReviewSearch;
}

/** A form a row: whose it is, what is signed, for whom, since when they work, and when it becomes late. */
export async function ReviewTable({ session, rows, search }: ReviewTableProps) {
  const t = await getTranslations('reviewQueue');
  return (
    <Table
      caption={t('title')}
      rows={rows}
      keyOf={({ task_id }) => task_id}
      columns={await columns(session, search)}
    />
  );
}

async function columns(session: UserSession, search: ReviewSearch): Promise<readonly Column<ReviewRow>[]> {
  const [t, locale] = [await getTranslations('reviewQueue'), await getLocale()];
  return [
    {
      id: 'employee',
      label: t('employee'),
      cell: (row) => (
        <span id={row.task_id} className="review-name">
          <OpenReviewButton session={session} row={row} search={search} look="link">
            <bdi>{row.employee_name ?? t('unnamed')}</bdi>
          </OpenReviewButton>
        </span>
      ),
    },
    { id: 'what', label: t('what'), cell: (row) => <FormOfRow row={row} /> },
    {
      id: 'due',
      label: t('due'),
      cell: ({ due_at, due_on }) => <LateDay due_at={due_at} due_on={due_on} />,
    },
    {
      id: 'employer',
      label: t('employer'),
      cell: ({ employer_name: name }) => (name === null ? null : <bdi>{name}</bdi>),
    },
    {
      id: 'starts',
      label: t('starts'),
      cell: ({ starts_on: day }) => (day === null ? null : <Day moment={day} locale={locale} isShort />),
    },
    { id: 'attached', label: t('attached'), cell: (row) => <Attached row={row} /> },
  ];
}

interface CellProps {
  readonly row: ReviewRow;
}

/** What lies beside the form, and what somebody else has to do with it. */
async function Attached({ row }: CellProps) {
  const t = await getTranslations('reviewQueue');
  const { files_count: files, representative, has_correction_request: asks } = row;
  if (files === 0 && !representative && !asks) return null;
  return (
    <span className="review-what">
      {files === 0 ? null : <span className="dash-line">{t('files', { count: files })}</span>}
      {representative ? (
        <span className="fd-muted">
          {t(`representative_${representative.status}`, { name: representative.name })}
        </span>
      ) : null}
      {asks ? <Badge tone="warn">{t('asksCorrection')}</Badge> : null}
    </span>
  );
}
