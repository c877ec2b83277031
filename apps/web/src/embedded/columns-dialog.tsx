'use client';
import { type RefObject, useRef } from 'react';
import { useComponent } from './component-context';
import { Dialog } from './dialog';
import type { ColumnChoice } from './row-table';

interface ColumnsDialogProps {
  readonly columns: readonly ColumnChoice[];
  readonly usual: readonly string[];
  readonly onClose: () => void;
  readonly trigger: RefObject<HTMLElement | null>;
}

/** Which columns are on the screen; the first always is. */
export function ColumnsDialog({ columns, usual, onClose, trigger }: ColumnsDialogProps) {
  const { say, place, go } = useComponent();
  const form = useRef<HTMLFormElement>(null);
  const show = (chosen: readonly string[]) => {
    const { columns: _, ...rest } = place.query;
    const isUsual = chosen.join() === usual.join();
    go({ ...place, query: isUsual ? rest : { ...rest, columns: chosen.join(',') } }, 'replace');
    onClose();
  };
  return (
    <Dialog title={say('columns')} onClose={onClose} trigger={trigger}>
      <form
        ref={form}
        className="cmp-filter-form"
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).getAll('column');
          show(columns.map(({ id }) => id).filter((id, at) => at === 0 || chosen.includes(id)));
        }}
      >
        <p className="fd-hint">{say('columnsHint')}</p>
        <div className="cmp-checks">
          {columns.slice(1).map(({ id, label, isOff }) => (
            <label key={id} className="cmp-check">
              <input type="checkbox" name="column" value={id} defaultChecked={!isOff} />
              {label}
            </label>
          ))}
        </div>
        <div className="cmp-dialog-actions">
          <button className="fd-button" data-small="">
            {say('apply')}
          </button>
          <button type="button" className="fd-button" data-quiet="" data-small="" onClick={() => show(usual)}>
            {say('reset')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
