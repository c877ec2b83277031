'use client';
import type { EverifyCase } from '@firstday/domain';
import { Banner, TableSkeleton } from '@firstday/ui';
import { useCallback, useMemo } from 'react';
import { type ComponentApi, serverNow } from '../component-api';
import { useComponent } from '../component-context';
import { ListHead } from '../list-head';
import { RowTable } from '../row-table';
import { Toolbar } from '../toolbar';
import { EmptyRows, StaleNotice, LoadError } from '../load-error';
import { useOpened } from '../use-opened';
import { hasNavigated, useReturn } from '../use-return';
import { useRows } from '../use-rows';
import { CaseActions } from './case-actions';
import { caseColumns } from './case-columns';
import { caseFilters } from './case-filters';
import { NumberedPages } from './numbered-pages';

/** Milliseconds: what changed longer ago was not done just now. */
const news = 10 * 60_000;

/** The E-Verify cases that the session sees, what is due first on top, and by when something has to be done. */
export function EverifyCases() {
  const component = useComponent();
  const { say, place, everify, tell } = component;
  const rows = useRows('everify_cases.list', { query: { sort: 'due_on', ...place.query } });
  const { page, failure, at } = rows;
  const fields = useMemo(() => caseFilters(say, everify), [say, everify]);
  const columns = caseColumns(component);
  const { row: opened, isKnown } = useOpened(at, readCase);
  const found = useCallback(() => {
    if (opened && serverNow() - Date.parse(opened.updated_at) < news)
      tell({ type: 'case_updated', everify_case_id: opened.id });
  }, [opened, tell]);
  useReturn(page !== undefined && isKnown, found);
  const shown = page && withOpened(page.data, opened);
  const isSimulated = shown?.some(({ is_simulated }) => is_simulated) ?? false;
  return (
    <>
      <ListHead
        title={say('cases')}
        count={page && say('countCases', { count: page.total })}
        at={at}
        isFailed={failure !== undefined}
        isArrival={hasNavigated()}
      />
      {isSimulated ? (
        <Banner tone="muted" icon="info">
          {say('simulatedHint')}
        </Banner>
      ) : null}
      <Toolbar fields={fields} columns={columns} />
      {failure && page && at ? <StaleNotice failure={failure} at={at} /> : null}
      {failure && !page ? <LoadError failure={failure} again={() => void rows.refresh()} /> : null}
      {!page && !failure ? <TableSkeleton columns={6} /> : null}
      {shown?.length === 0 ? <EmptyRows title="emptyCases" hint="emptyCasesHint" /> : null}
      {shown && shown.length > 0 ? (
        <RowTable
          caption={say('cases')}
          columns={columns}
          rows={shown}
          keyOf={({ id }) => id}
          isBusy={rows.isLoading}
          actions={(row) => <CaseActions everifyCase={row} />}
        />
      ) : null}
      {page ? <NumberedPages page={page} /> : null}
    </>
  );
}

const readCase = (api: ComponentApi, id: string, signal: AbortSignal): Promise<EverifyCase> =>
  api.call('everify_cases.findById', { params: { everify_case_id: id } }, signal);

/** The case that one comes back from on top, where it is on another page by now: one sees what became of it. */
const withOpened = (cases: readonly EverifyCase[], opened: EverifyCase | undefined): readonly EverifyCase[] =>
  opened === undefined || cases.some(({ id }) => id === opened.id) ? cases : [opened, ...cases];
