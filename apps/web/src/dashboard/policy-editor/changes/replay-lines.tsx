'use client';
import { Button, Table } from '@firstday/ui';
import { useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { usePolicyEditor } from '../policy-editor-context';
import type { ReplayedLine, ReplayKind } from './use-replay';

/** So many are on the page at a time, however many there are. */
const perPage = 20;

/** Who gains or loses what, and why, a page at a time. */
export function ReplayLines({ lines }: { readonly lines: readonly ReplayedLine[] }) {
  const { words, locale } = usePolicyEditor();
  const [page, setPage] = useState(0);
  const from = page * perPage;
  const shown = lines.slice(from, from + perPage);
  if (lines.length === 0) return <p className="fd-hint">{words.changes.nobodyLike}</p>;
  return (
    <>
      <Table
        caption={words.changes.tableTitle}
        rows={shown}
        keyOf={({ placement_id }) => placement_id}
        columns={[
          {
            id: 'name',
            label: words.changes.employee,
            cell: ({ employee_name }) => <bdi>{employee_name}</bdi>,
          },
          { id: 'change', label: words.changes.change, cell: (line) => <ChangedForms line={line} /> },
          { id: 'reason', label: words.changes.reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
        ]}
      />
      <div className="policy-replay-pages">
        <p role="status">
          {formatMessage(
            words.changes.shown,
            { from: from + 1, to: from + shown.length, count: lines.length },
            locale,
          )}
        </p>
        {lines.length > perPage ? (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={page === 0}
              onClick={() => page > 0 && setPage(page - 1)}
            >
              {words.changes.previous}
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={from + perPage >= lines.length}
              onClick={() => from + perPage < lines.length && setPage(page + 1)}
            >
              {words.changes.next}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

function ChangedForms({ line }: { readonly line: ReplayedLine }) {
  const { words } = usePolicyEditor();
  return (
    <ul className="policy-changed">
      {(['gained', 'lost', 'undecided'] as const satisfies readonly ReplayKind[]).flatMap((kind) =>
        line[kind].map((form) => (
          <li key={`${kind} ${form.form_id}`} data-kind={kind}>
            {words.changes[`one_${kind}`]} <bdi>{form.form_name}</bdi>
          </li>
        )),
      )}
    </ul>
  );
}
