'use client';
import type { CursorPage } from '@firstday/domain';
import { useId } from 'react';
import { useComponent } from './component-context';
import { withQueryChanges } from './component-route';

/** Rows on a page, where one can choose. */
const limits = ['10', '25', '50', '100'];
const usualLimit = '50';

/** From one part of a list to the next. */
export function CursorPages({ page }: { readonly page: CursorPage<unknown> }) {
  const { say, place, go, session } = useComponent();
  const id = useId();
  const { after, before } = page;
  const limit = place.query.limit ?? session.filters.limit ?? usualLimit;
  const read = (to: Readonly<Record<string, string>>) => {
    go({ ...place, query: withQueryChanges(place.query, to) }, 'push');
    document.getElementById('main')?.scrollIntoView();
  };
  if (!after && !before && page.total <= Number(limits[0])) return null;
  return (
    <nav className="cmp-pages" aria-label={say('pages')} data-screen-only="">
      <div className="cmp-limit">
        <label htmlFor={id}>{say('perPage')}</label>
        <select
          className="fd-input cmp-select"
          id={id}
          value={limit}
          onChange={({ currentTarget }) =>
            go({ ...place, query: withQueryChanges(place.query, { limit: currentTarget.value }) }, 'replace')
          }
        >
          {(limits.includes(limit) ? limits : [...limits, limit]).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      {after || before ? (
        <div className="cmp-steps">
          <Step word="previous" cursor={before} onPress={(cursor) => read({ before: cursor })} />
          <Step word="next" cursor={after} onPress={(cursor) => read({ after: cursor })} />
        </div>
      ) : null}
    </nav>
  );
}

interface StepProps {
  readonly word: 'next' | 'previous';
  readonly cursor: string | null;
  readonly onPress: (cursor: string) => void;
}

function Step({ word, cursor, onPress }: StepProps) {
  const { say } = useComponent();
  return (
    <button
      type="button"
      className="fd-button"
      data-quiet=""
      data-small=""
      disabled={cursor === null}
      onClick={() => cursor !== null && onPress(cursor)}
    >
      {say(word)}
    </button>
  );
}
