'use client';
import type { EmployeeColumn, EmployeeListFilters, EmployeeSelection } from '@firstday/domain';
import { Button } from '@firstday/ui';
import { useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { formatNumber } from '../../../i18n/format-number';
import { ActProgress } from './act-progress';
import type { BarWords } from './bar-words';
import { FileButton } from './file-button';
import type { Selection } from './selection-context';
import { type Act, useAct } from './use-act';

export type ActName = 'documents' | 'links' | 'messages' | 'reminders' | 'rows' | 'withdrawals';

interface ActBarProps {
  /** What links that are made here are made by: none is made twice. */
  readonly actId: string;
  readonly selection: Selection;
  readonly matching: EmployeeListFilters;
  readonly columns: readonly EmployeeColumn[];
  readonly count: string;
  readonly acts: readonly ActName[];
  readonly hrefs: Readonly<Record<ActName, string>>;
  readonly words: BarWords;
  readonly locale: string;
}

/** What can be done for those selected: it comes from below, and says how it goes. */
export function ActBar(props: ActBarProps) {
  const { selection, matching, acts, hrefs, words, locale } = props;
  const { act, run, stop, forget } = useAct();
  // Whoever asks again, once it broke off, gets the links that were made.
  const [actId] = useState(props.actId);
  const [isAsking, setAsking] = useState(false);
  const size = selection.ids.size;
  if (size === 0 && !selection.isAll && !act) return null;
  const chosen: EmployeeSelection = selection.isAll ? { matching } : { employee_ids: [...selection.ids] };
  const begin = (name: Act['kind']) => {
    setAsking(false);
    const own = {
      ...(name === 'withdrawals' ? {} : { act_id: actId }),
      ...(name === 'messages' ? { kind: 'link_again' } : {}),
      ...(name === 'reminders' ? { kind: 'reminder' } : {}),
    };
    void run(name, hrefs[name], { selection: chosen, ...own });
  };
  return (
    <section className="employee-bar" aria-label={words.bar} data-screen-only="">
      {act ? (
        <ActProgress act={act} words={words} locale={locale} onStop={stop} onClose={forget} />
      ) : isAsking ? (
        <div className="employee-bar-row">
          <p>
            {formatMessage(
              words.confirmWithdraw,
              { people: selection.isAll ? props.count : formatNumber(locale, size) },
              locale,
            )}
          </p>
          <Button variant="danger" size="small" onClick={() => begin('withdrawals')}>
            {words.withdraw}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setAsking(false)}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div className="employee-bar-row">
          <Chosen {...props} />
          {acts.includes('links') ? (
            <Button size="small" onClick={() => begin('links')}>
              {words.links}
            </Button>
          ) : null}
          {acts.includes('reminders') ? (
            <Button variant="secondary" size="small" onClick={() => begin('reminders')}>
              {words.reminders}
            </Button>
          ) : null}
          {acts.includes('messages') ? (
            <Button variant="secondary" size="small" onClick={() => begin('messages')}>
              {words.messages}
            </Button>
          ) : null}
          {acts.includes('documents') ? (
            <FileButton href={hrefs.documents} act={{ selection: chosen }} word={words.documents} />
          ) : null}
          {acts.includes('rows') ? (
            <FileButton
              href={hrefs.rows}
              act={{ selection: chosen, columns: props.columns }}
              word={words.rows}
            />
          ) : null}
          {acts.includes('withdrawals') ? (
            <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
              {words.withdrawals}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

function Chosen({ selection, count, words, locale }: ActBarProps) {
  return (
    <>
      <p role="status">
        <strong>
          {selection.isAll
            ? formatMessage(words.selectedAll, { count }, locale)
            : formatMessage(words.selected, { count: selection.ids.size }, locale)}
        </strong>
      </p>
      {selection.isAll ? null : (
        <Button variant="ghost" size="small" onClick={selection.selectAll}>
          {formatMessage(words.selectAll, { count }, locale)}
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={selection.clear}>
        {words.clear}
      </Button>
    </>
  );
}
