'use client';
import type { EmployeeColumn, EmployeeListFilters } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { type ReactNode, useRef } from 'react';
import { type ActName, ActBar } from './act-bar';
import type { BarWords } from './bar-words';
import { SelectionContext } from './selection-context';
import { useKeptSelection } from './use-kept-selection';
import { KeyHelp } from './key-help';
import { useListKeys } from './use-list-keys';
import { usePersonBeside } from './use-person-beside';

interface SelectableListProps {
  readonly actId: string;
  /** The people on this page. */
  readonly page: readonly string[];
  readonly matching: EmployeeListFilters;
  /** What the list is asked for, whenever it is: who was selected in it stays so. */
  readonly list: string;
  readonly columns: readonly EmployeeColumn[];
  /** How many match: "1,204", "more than 1,000". */
  readonly count: string;
  readonly acts: readonly ActName[];
  readonly hrefs: Readonly<Record<ActName, string>>;
  readonly words: BarWords;
  readonly locale: string;
  readonly children: ReactNode;
}

/** A list whose rows can be selected, by mouse and by keys, with what can be done for those selected. */
export function SelectableList(props: SelectableListProps) {
  const { page, list, words, children } = props;
  const selection = useKeptSelection(list);
  const help = useRef<HTMLDialogElement>(null);
  const beside = usePersonBeside();
  useListKeys({ selection, showHelp: () => help.current?.showModal(), beside });
  const isWhole = selection !== null && (selection.isAll || page.every((id) => selection.ids.has(id)));
  return (
    <SelectionContext value={selection}>
      <div className="employee-tools" data-screen-only="">
        {selection && page.length > 1 ? (
          <label className="employee-all">
            <input
              type="checkbox"
              checked={isWhole}
              disabled={selection.isAll}
              onChange={(event) => selection.toggle(page, event.target.checked)}
            />
            {words.selectPage}
          </label>
        ) : null}
        {selection ? (
          <span className="employee-key-help dash-keys">
            <Button variant="ghost" size="small" icon="keyboard" onClick={() => help.current?.showModal()}>
              {words.keys}
            </Button>
          </span>
        ) : null}
      </div>
      {children}
      {selection ? <ActBar {...props} selection={selection} /> : null}
      <KeyHelp ref={help} words={words} />
    </SelectionContext>
  );
}
