'use client';
import { useEffect, useRef } from 'react';

export interface Selection<Row> {
  /** The keys of the rows that are chosen. */
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  /** Read out: "Select all rows", "Select Ana Flores". */
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
}

interface SelectAllProps<Row> {
  readonly selection: Selection<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** All rows of this page, or none; between the two where some are chosen. */
export function SelectAll<Row>({ selection, rows, keyOf }: SelectAllProps<Row>) {
  const { selected, onChange, allLabel } = selection;
  const box = useRef<HTMLInputElement>(null);
  const keys = rows.map(keyOf);
  const count = keys.filter((key) => selected.includes(key)).length;
  const isPartial = count > 0 && count < keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  const others = selected.filter((key) => !keys.includes(key));
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={allLabel}
      checked={count === keys.length}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...others, ...keys] : others)}
    />
  );
}

interface SelectRowProps<Row> {
  readonly selection: Selection<Row>;
  readonly row: Row;
  readonly rowKey: string;
}

export function SelectRow<Row>({ selection, row, rowKey }: SelectRowProps<Row>) {
  const { selected, onChange, labelOf } = selection;
  const rest = selected.filter((key) => key !== rowKey);
  return (
    <input
      type="checkbox"
      aria-label={labelOf(row)}
      checked={selected.includes(rowKey)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...rest, rowKey] : rest)}
    />
  );
}
