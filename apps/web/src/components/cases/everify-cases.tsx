'use client';
import { Icon } from '@firstday/ui';
import { useMemo } from 'react';
import { useComponent } from '../component-context';
import { ListHead } from '../list-head';
import { RowTable } from '../row-table';
import { SkeletonRows } from '../skeleton-rows';
import { Toolbar } from '../toolbar';
import { Empty, Stale, Trouble } from '../trouble';
import { isArrival, useReturn } from '../use-return';
import { useRows } from '../use-rows';
import { CaseActions } from './case-actions';
import { caseColumns, type ListedCase } from './case-columns';
import { caseFilters } from './case-filters';
import { NumberedPages, type NumberedPage } from './numbered-pages';

const nothing = () => undefined;

/** The E-Verify cases that the session sees, and by when something has to be done. */
export function EverifyCases() {
  const component = useComponent();
  const { say, place, everify } = component;
  const rows = useRows<NumberedPage<ListedCase>>('/everify_cases', place.query);
  const { page, failure, at } = rows;
  const fields = useMemo(() => caseFilters(say, everify), [say, everify]);
  const columns = caseColumns(component);
  useReturn(page !== undefined, nothing);
  const isSimulated = page?.data.some(({ is_simulated }) => is_simulated) ?? false;
  return (
    <>
      <ListHead
        title={say('cases')}
        count={page && say('countCases', { count: page.total })}
        at={at}
        isFailed={failure !== undefined}
        isArrival={isArrival()}
      />
      {isSimulated ? (
        <p className="cmp-banner">
          <Icon name="info" />
          <span>{say('simulatedHint')}</span>
        </p>
      ) : null}
      <Toolbar fields={fields} columns={columns} />
      {failure && page && at ? <Stale failure={failure} at={at} /> : null}
      {failure && !page ? <Trouble failure={failure} again={() => void rows.refresh()} /> : null}
      {!page && !failure ? <SkeletonRows columns={6} /> : null}
      {page && page.data.length === 0 ? <Empty title="emptyCases" hint="emptyCasesHint" /> : null}
      {page && page.data.length > 0 ? (
        <RowTable
          caption={say('cases')}
          columns={columns}
          rows={page.data}
          keyOf={({ id }) => id}
          isBusy={rows.isLoading}
          actions={(row) => <CaseActions everifyCase={row} />}
        />
      ) : null}
      {page ? <NumberedPages page={page} /> : null}
    </>
  );
}
