'use client';
import { useSelection } from './selection-context';

interface RowBoxProps {
  readonly id: string;
  readonly label: string;
}

/** Selects a row. It is there once the page is alive: without scripts nothing can be done with a selection. */
export function RowBox({ id, label }: RowBoxProps) {
  const selection = useSelection();
  if (!selection) return null;
  const isSelected = selection.isAll || selection.ids.has(id);
  return (
    <label className="employee-box" data-screen-only="">
      <input
        type="checkbox"
        aria-label={label}
        data-select={id}
        checked={isSelected}
        disabled={selection.isAll}
        onChange={(event) => selection.toggle([id], event.target.checked)}
      />
    </label>
  );
}
