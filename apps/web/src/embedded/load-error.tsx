'use client';
import { Icon, Banner } from '@firstday/ui';
import type { ReactNode } from 'react';
import type { RequestError } from './component-api';
import { useComponent } from './component-context';
import { formatTime } from './deadline';
import { withQueryChanges, activeFilters } from './component-route';
import type { MessageKey } from './translate';

interface LoadErrorProps {
  readonly failure: RequestError;
  readonly again: () => void;
}

/** Rows did not come, and none are there: why, and what to do. */
export function LoadError({ failure, again }: LoadErrorProps) {
  const { say, place } = useComponent();
  if (failure.status === 404) return <Message title="missing" hint="missingHint" />;
  if (failure.status === 400 && Object.keys(place.query).length > 0)
    return (
      <Message title="badFilter" hint="badFilterHint">
        <ClearFilters all />
      </Message>
    );
  const isOffline = failure.code === 'offline';
  return (
    <Message title={isOffline ? 'offline' : 'error'} hint={isOffline ? 'offlineHint' : 'errorHint'}>
      <button type="button" className="fd-button" data-quiet="" data-small="" onClick={again}>
        {say('again')}
      </button>
    </Message>
  );
}

interface MessageProps {
  readonly title: MessageKey;
  readonly hint: MessageKey;
  readonly children?: ReactNode;
}

function Message({ title, hint, children }: MessageProps) {
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
export function StaleNotice({ failure, at }: { readonly failure: RequestError; readonly at: Date }) {
  const { say, locale } = useComponent();
  const isOffline = failure.code === 'offline';
  return (
    <div className="cmp-banner" role="status" data-tone="warn" data-screen-only="">
      <Icon name="alert" />
      <p>
        {isOffline ? <strong>{say('offline')}. </strong> : null}
        {say(isOffline ? 'stale' : 'staleError', { time: formatTime(at, locale) })}
      </p>
    </div>
  );
}

/** No rows: because there are none yet, or because of what was asked. */
export function EmptyState({ title, hint }: { readonly title: MessageKey; readonly hint: MessageKey }) {
  const { say, place } = useComponent();
  const isFiltered = activeFilters(place.query).length > 0;
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
  return withQueryChanges(query, Object.fromEntries(activeFilters(query).map(([name]) => [name, undefined])));
}
