'use client';
import { Button, CheckboxGroup } from '@firstday/ui';
import { type RefObject, useId } from 'react';
import { useComponent } from './component-context';
import { ComponentDialog } from './component-dialog';
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
  const form = useId();
  const show = (chosen: readonly string[]) => {
    const { columns: _, ...rest } = place.query;
    const isUsual = chosen.join() === usual.join();
    go({ ...place, query: isUsual ? rest : { ...rest, columns: chosen.join(',') } }, 'replace');
    onClose();
  };
  return (
    <ComponentDialog
      title={say('columns')}
      onClose={onClose}
      trigger={trigger}
      actions={
        <>
          <Button type="submit" form={form} size="small">
            {say('apply')}
          </Button>
          <Button variant="secondary" size="small" onClick={() => show(usual)}>
            {say('reset')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = new FormData(event.currentTarget).getAll('column');
          show(columns.map(({ id }) => id).filter((id, at) => at === 0 || chosen.includes(id)));
        }}
      >
        <CheckboxGroup
          name="column"
          label={say('columns')}
          isLabelHidden
          hint={say('columnsHint')}
          options={columns.slice(1).map(({ id, label }) => ({ value: id, label }))}
          defaultValue={columns.filter(({ isOff }) => !isOff).map(({ id }) => id)}
        />
      </form>
    </ComponentDialog>
  );
}
