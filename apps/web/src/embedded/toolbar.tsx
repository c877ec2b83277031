'use client';
import { Button, Icon, Select, type Sorted, TextButton } from '@firstday/ui';
import { type ReactNode, useRef, useState } from 'react';
import { ColumnsDialog } from './columns-dialog';
import { useComponent } from './component-context';
import { FilterDialog } from './filter-dialog';
import { toChips, type FilterField } from './filter-field';
import { withQueryChanges, activeFilters } from './component-route';
import type { ColumnChoice } from './row-table';
import { withoutFilters } from './load-error';
import { useRecordNames } from './use-record-names';

interface ToolbarProps {
  readonly fields: readonly FilterField[];
  readonly columns: readonly ColumnChoice[];
  /** Columns that are there unless others are chosen. */
  readonly usual?: readonly string[];
  readonly sorting?: Sorted;
  /** Search and the like, ahead of the rest. */
  readonly children?: ReactNode;
}

/** Search, filters, order and columns, and below them the filters that are in use. */
export function Toolbar({ fields, columns, usual, sorting, children }: ToolbarProps) {
  const { say, place, locale } = useComponent();
  const [dialog, setDialog] = useState<'columns' | 'filters'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const columnButton = useRef<HTMLButtonElement>(null);
  const names = useRecordNames(fields, place.query);
  const chips = toChips(activeFilters(place.query), fields, { say, locale, names });
  return (
    <div className="cmp-tools" data-screen-only="">
      <div className="cmp-toolbar">
        {children}
        {sorting ? <SortSelect columns={columns} sorting={sorting} /> : null}
        <div className="cmp-toolbar-buttons">
          <Button
            ref={filterButton}
            variant="secondary"
            icon="filter"
            aria-haspopup="dialog"
            onClick={() => setDialog('filters')}
          >
            {chips.length > 0 ? say('filtersOn', { count: chips.length }) : say('filters')}
          </Button>
          {usual ? (
            <span className="cmp-columns-button">
              <Button
                ref={columnButton}
                variant="secondary"
                icon="columns"
                aria-haspopup="dialog"
                onClick={() => setDialog('columns')}
              >
                {say('columns')}
              </Button>
            </span>
          ) : null}
        </div>
      </div>
      {chips.length > 0 ? <Chips chips={chips} /> : null}
      {dialog === 'filters' ? (
        <FilterDialog
          fields={fields}
          names={names}
          trigger={filterButton}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {dialog === 'columns' && usual ? (
        <ColumnsDialog
          columns={columns}
          usual={usual}
          trigger={columnButton}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </div>
  );
}

function Chips({ chips }: { readonly chips: ReturnType<typeof toChips> }) {
  const { say, place, go } = useComponent();
  const list = useRef<HTMLUListElement>(null);
  const remove = (name: string) => {
    go({ ...place, query: withQueryChanges(place.query, { [name]: undefined }) }, 'replace');
    // The button that had the focus goes; the list stays where there are others.
    list.current?.focus();
  };
  return (
    <ul ref={list} className="cmp-chips" aria-label={say('filtersApplied')} tabIndex={-1}>
      {chips.map(({ name, text }) => (
        <li key={name} className="cmp-chip">
          <span dir="auto">{text}</span>
          <button
            type="button"
            className="cmp-chip-remove"
            aria-label={say('removeFilter', { filter: text })}
            onClick={() => remove(name)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <TextButton onClick={() => go({ ...place, query: withoutFilters(place.query) }, 'replace')}>
            {say('clearAll')}
          </TextButton>
        </li>
      ) : null}
    </ul>
  );
}

interface SortSelectProps {
  readonly columns: readonly ColumnChoice[];
  readonly sorting: Sorted;
}

/** Where rows are cards there are no column heads to sort by. */
function SortSelect({ columns, sorting }: SortSelectProps) {
  const { say, place, go } = useComponent();
  return (
    <div className="cmp-sort-select">
      <Select
        label={say('sortBy')}
        isLabelHidden
        value={`${sorting.by} ${sorting.dir}`}
        onChange={({ currentTarget }) => {
          const [order_by = '', order_dir = ''] = currentTarget.value.split(' ');
          go({ ...place, query: withQueryChanges(place.query, { order_by, order_dir }) }, 'replace');
        }}
        options={columns.flatMap(({ order, label }) =>
          order
            ? (['asc', 'desc'] as const).map((dir) => ({
                value: `${order.by} ${dir}`,
                label: say(dir === 'asc' ? 'ascending' : 'descending', { column: label }),
              }))
            : [],
        )}
      />
    </div>
  );
}
