'use client';
import type { ComponentName } from '@firstday/domain';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { stateWith } from './kept-session';
import { addressOf, type Place, placeIn } from './place';

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
export function writeAddress(address: string, token: string | undefined, how: 'push' | 'replace'): void {
  const state = stateWith(token);
  if (how === 'push') window.history.pushState(state, '', address);
  else window.history.replaceState(state, '', address);
  for (const listener of listeners) listener();
}

interface Held {
  readonly component: ComponentName;
  readonly session: string;
  readonly token: string | undefined;
}

/** The place that the address names, and the way to others. */
export function usePlace({ component, session, token }: Held) {
  const href = useSyncExternalStore(
    subscribe,
    () => window.location.href,
    () => '',
  );
  const place = useMemo(() => placeIn(new URL(href), component), [href, component]);
  const address = useMemo(() => {
    const locale = new URL(href).searchParams.get('locale') ?? undefined;
    return { session, locale };
  }, [href, session]);
  const go = useCallback(
    (to: Place, how: 'push' | 'replace') => writeAddress(addressOf(to, address), token, how),
    [address, token],
  );
  const linkTo = useCallback(
    (to: Place) => new URL(addressOf(to, address), window.location.href).href,
    [address],
  );
  return { place, go, linkTo };
}
