'use client';
import type { ComponentName } from '@firstday/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { historyStateWith } from './open-session';
import { routeUrl, type ComponentRoute, parseRoute } from './component-route';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Changes the address; the token stays with the history’s entry. */
export function writeHistory(address: string, token: string | undefined, how: 'push' | 'replace'): void {
  const state = historyStateWith(token);
  if (how === 'push') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  for (const listener of listeners) listener();
}

interface RouteOptions {
  readonly component: ComponentName;
  readonly session: string;
  readonly token: string | undefined;
}

/** The place that the address names, and the way to others. */
export function useComponentRoute({ component, session, token }: RouteOptions) {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
  const place = useMemo(() => parseRoute(new URL(href), component), [href, component]);
  const address = useMemo(() => {
    const locale = new URL(href).searchParams.get('locale') ?? undefined;
    return { session, locale };
  }, [href, session]);
  const go = useCallback(
    (to: ComponentRoute, how: 'push' | 'replace') => writeHistory(routeUrl(to, address), token, how),
    [address, token],
  );
  const linkTo = useCallback(
    (to: ComponentRoute) => new URL(routeUrl(to, address), window.location.href).href,
    [address],
  );
  return { place, go, linkTo };
}
