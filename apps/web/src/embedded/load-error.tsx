'use client';
import { Banner, Button, EmptyState } from '@firstday/ui';
import type { ReactNode } from 'react';
import type { RequestError } from './component-api';
import { useComponent } from './component-context';
import { formatTime } from '../i18n/due-status';
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
      <Button variant="secondary" size="small" onClick={again}>
        {say('again')}
      </Button>
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
    <Banner role="alert" tone="warn" icon="alert" title={say(title)} actions={children}>
      <p>{say(hint)}</p>
    </Banner>
  );
}

/** Rows are there, and may no longer be so. */
export function StaleNotice({ failure, at }: { readonly failure: RequestError; readonly at: Date }) {
  const { say, locale } = useComponent();
  const isOffline = failure.code === 'offline';
  return (
    <Banner role="status" tone="warn" icon="alert" data-screen-only="">
      {isOffline ? <strong>{say('offline')}. </strong> : null}
      {say(isOffline ? 'stale' : 'staleError', { time: formatTime(at, locale) })}
    </Banner>
  );
}

/** No rows: because there are none yet, or because of what was asked. */
export function EmptyRows({ title, hint }: { readonly title: MessageKey; readonly hint: MessageKey }) {
  const { say, place } = useComponent();
  const isFiltered = activeFilters(place.query).length > 0;
  return (
    <EmptyState
      title={say(isFiltered ? 'noneFound' : title)}
      action={isFiltered ? <ClearFilters /> : undefined}
    >
      {say(isFiltered ? 'noneFoundHint' : hint)}
    </EmptyState>
  );
}

/** @param all what says how the list is shown too */
function ClearFilters({ all = false }: { readonly all?: boolean }) {
  const { say, place, go } = useComponent();
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => go({ ...place, query: all ? {} : withoutFilters(place.query) }, 'replace')}
    >
      {say('clearFilters')}
    </Button>
  );
}

/** What says how a list is shown stays, but for its place in it. */
export function withoutFilters(query: Readonly<Record<string, string>>) {
  return withQueryChanges(query, Object.fromEntries(activeFilters(query).map(([name]) => [name, undefined])));
}
