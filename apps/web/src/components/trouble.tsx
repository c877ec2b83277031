'use client';
import { Icon, Banner } from '@firstday/ui';
import type { ReactNode } from 'react';
import type { Failed } from './component-api';
import { useComponent } from './component-context';
import { timeOfDay } from './moments';
import { changed, filtersIn } from './place';
import type { Word } from './words';

interface TroubleProps {
  readonly failure: Failed;
  readonly again: () => void;
}

/** Rows did not come, and none are there: why, and what to do. */
export function Trouble({ failure, again }: TroubleProps) {
  const { say, place } = useComponent();
  if (failure.status === 404) return <Say title="missing" hint="missingHint" />;
  if (failure.status === 400 && Object.keys(place.query).length > 0)
    return (
      <Say title="badFilter" hint="badFilterHint">
        <ClearFilters all />
      </Say>
    );
  const isOffline = failure.trouble === 'offline';
  return (
    <Say title={isOffline ? 'offline' : 'error'} hint={isOffline ? 'offlineHint' : 'errorHint'}>
      <button type="button" className="fd-button" data-quiet="" data-small="" onClick={again}>
        {say('again')}
      </button>
    </Say>
  );
}

interface SayProps {
  readonly title: Word;
  readonly hint: Word;
  readonly children?: ReactNode;
}

function Say({ title, hint, children }: SayProps) {
  const { say } = useComponent();
  return (
    <div className="cmp-notice" role="alert">
      <Banner tone="warn" icon="alert" title={say(title)}>
        <p>{say(hint)}</p>
        {children ? <p className="cmp-notice-actions">{children}</p> : null}
      </Banner>
    </div>
  );
}

/** Rows are there, and may no longer be so. */
export function Stale({ failure, at }: { readonly failure: Failed; readonly at: Date }) {
  const { say, locale } = useComponent();
  const isOffline = failure.trouble === 'offline';
  return (
    <div className="cmp-banner" role="status" data-tone="warn" data-screen-only="">
      <Icon name="alert" />
      <p>
        {isOffline ? <strong>{say('offline')}. </strong> : null}
        {say(isOffline ? 'stale' : 'staleError', { time: timeOfDay(at, locale) })}
      </p>
    </div>
  );
}

/** No rows: because there are none yet, or because of what was asked. */
export function Empty({ title, hint }: { readonly title: Word; readonly hint: Word }) {
  const { say, place } = useComponent();
  const isFiltered = filtersIn(place.query).length > 0;
  return (
    <div className="cmp-empty">
      <h2>{say(isFiltered ? 'noneFound' : title)}</h2>
      <p>{say(isFiltered ? 'noneFoundHint' : hint)}</p>
      {isFiltered ? <ClearFilters /> : null}
    </div>
  );
}

/** @param all what says how the list is shown too */
function ClearFilters({ all = false }: { readonly all?: boolean }) {
  const { say, place, go } = useComponent();
  return (
    <button
      type="button"
      className="fd-button"
      data-quiet=""
      data-small=""
      onClick={() => go({ ...place, query: all ? {} : withoutFilters(place.query) }, 'replace')}
    >
      {say('clearFilters')}
    </button>
  );
}

/** What says how a list is shown stays, but for its place in it. */
export function withoutFilters(query: Readonly<Record<string, string>>) {
  return changed(query, Object.fromEntries(filtersIn(query).map(([name]) => [name, undefined])));
}
