'use client';
import type { ComponentName } from '@firstday/domain';
import { useCallback, useEffect, useState } from 'react';
import { type ComponentApi, serverNow } from './component-api';
import {
  type SessionFailure,
  toSessionFailure,
  openByCode,
  openById,
  type OpenResult,
  type OpenSession,
} from './open-session';
import { routeUrl, parseRoute } from './component-route';
import type { ParentChannel } from './parent-channel';
import { writeHistory } from './use-component-route';

export type SessionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly open: OpenSession }
  | { readonly kind: 'ended'; readonly ending: SessionFailure; readonly isLink: boolean };

/** Most of the time that is left when the end is told of, in milliseconds; a tenth of what there was, where that is less. */
const expiryWarning = 60_000;

interface SessionOptions {
  readonly api: ComponentApi;
  readonly component: ComponentName;
  /** Where the server knows already that there is nothing to be opened. */
  readonly known: SessionFailure | undefined;
  readonly toParent: ParentChannel;
}

/** Opens the session of the address, renews it in place, and knows when it ends. */
export function useSession({ api, component, known, toParent }: SessionOptions) {
  const [standing, setStanding] = useState<SessionState>({ kind: 'opening' });
  const [isEnding, setIsEnding] = useState(false);

  const settle = useCallback(
    (opened: OpenResult, isLink: boolean) => {
      if ('open' in opened && opened.open.session.component === component) {
        rememberAddress(opened.open, component);
        setIsEnding(false);
        setStanding({ kind: 'open', open: opened.open });
      } else {
        const ending = 'ending' in opened ? opened.ending : 'error';
        toParent.post({ type: 'failed', reason: ending });
        setStanding({ kind: 'ended', ending, isLink });
      }
    },
    [component, toParent],
  );

  const begin = useCallback(async () => {
    const { searchParams } = new URL(window.location.href);
    const code = searchParams.get('code');
    if (known) settle({ ending: known }, code !== null);
    else if (code !== null) settle(await openByCode(api, code), true);
    else settle(await openById(api, searchParams.get('session') ?? '', component), false);
  }, [api, component, known, settle]);

  /** A code from the page around this one takes the place of the session that ends, where it can be exchanged. */
  const renew = useCallback(
    async (code: string) => {
      const opened = await openByCode(api, code);
      if ('open' in opened) settle(opened, true);
    },
    [api, settle],
  );

  const end = useCallback(
    async (error: unknown) => {
      if (standing.kind !== 'open') return;
      const ending = await toSessionFailure(api, error, { session_id: standing.open.session.id });
      if (ending !== 'offline' && ending !== 'error') settle({ ending }, false);
    },
    [api, standing, settle],
  );

  useEffect(() => {
    if (standing.kind !== 'open') return;
    const { expires_at } = standing.open.session;
    const left = Date.parse(expires_at) - serverNow();
    const soon = setTimeout(
      () => {
        setIsEnding(true);
        toParent.post({ type: 'session_expiring', expires_at });
      },
      Math.max(0, left - Math.min(expiryWarning, left / 10)),
    );
    const over = setTimeout(() => settle({ ending: 'expired' }, false), Math.max(0, left));
    return () => {
      clearTimeout(soon);
      clearTimeout(over);
    };
  }, [standing, settle, toParent]);

  return { standing, isEnding, begin, renew, end };
}

/** The code leaves the address: it served once, and the session is found again by its id. */
function rememberAddress({ session, token }: OpenSession, component: ComponentName): void {
  const url = new URL(window.location.href);
  const address = { session: session.id, locale: url.searchParams.get('locale') ?? undefined };
  writeHistory(routeUrl(parseRoute(url, component), address), token, 'replace');
}
