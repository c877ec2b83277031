'use client';
import { Button, Icon, type IconName, SearchField } from '@firstday/ui';
import { useDeferredValue, useState } from 'react';
import { formatMessage } from '../../../i18n/format-message';
import { formatNumber } from '../../../i18n/format-number';
import { usePolicyEditor } from '../policy-editor-context';
import { ReplayLines } from './replay-lines';
import { mostKeptLines, type Replay, type ReplayedLine, type ReplayKind } from './use-replay';

const kinds = [
  { kind: 'gained', icon: 'plus' },
  { kind: 'lost', icon: 'minus' },
  { kind: 'undecided', icon: 'wait' },
] as const satisfies readonly { readonly kind: ReplayKind; readonly icon: IconName }[];

/** Whom a change concerns: how many, and who and why, held to a kind or a name. */
export function ReplayResults({ replay }: { readonly replay: Replay }) {
  const { words, locale } = usePolicyEditor();
  const [kind, setKind] = useState<ReplayKind | null>(null);
  const [name, setName] = useState('');
  const asked = useDeferredValue(name);
  const { lines, counts, totals } = replay;
  const shown = lines.filter((line) => isAsked(line, kind, asked));
  return (
    <div className="policy-replay">
      <div className="policy-totals" role="group" aria-label={words.changes.totals}>
        {kinds.map((one) => (
          <button
            key={one.kind}
            type="button"
            className="policy-total"
            data-kind={one.kind}
            aria-pressed={kind === one.kind}
            onClick={() => setKind(kind === one.kind ? null : one.kind)}
          >
            <Icon name={one.icon} />
            <strong>{formatNumber(locale, totals?.[one.kind] ?? counts[one.kind])}</strong>
            <span>{words.changes[one.kind]}</span>
          </button>
        ))}
      </div>
      <p className="fd-hint">
        {totals
          ? formatMessage(
              words.changes.checked,
              { count: totals.checked, unchanged: totals.unchanged },
              locale,
            )
          : formatMessage(words.changes.soFar, { count: counts.lines }, locale)}
      </p>
      {lines.length === 0 ? null : (
        <>
          <div className="policy-replay-search">
            <SearchField
              label={words.changes.search}
              placeholder={words.changes.search}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            {kind === null ? null : (
              <Button variant="ghost" size="small" icon="close" onClick={() => setKind(null)}>
                {words.changes.allKinds}
              </Button>
            )}
          </div>
          <ReplayLines key={`${kind} ${asked}`} lines={shown} />
          {counts.lines > mostKeptLines ? (
            <p className="fd-hint">
              {formatMessage(words.changes.tooMany, { count: mostKeptLines }, locale)}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

function isAsked(line: ReplayedLine, kind: ReplayKind | null, name: string): boolean {
  if (kind !== null && line[kind].length === 0) return false;
  const text = plain(line.employee_name);
  return plain(name)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
