'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OperationAnswer, OperationInput } from '../api/operation-input';
import { RequestError } from './component-api';
import { useComponent } from './component-context';
import type { EmbeddedOperation } from './embedded-operations';

interface Loaded<Page> {
  readonly key: string;
  readonly page: Page | undefined;
  readonly at: Date | undefined;
  readonly failure: RequestError | undefined;
}

export interface Rows<Page> {
  /** The last page that came, also while another one is fetched. */
  readonly page: Page | undefined;
  readonly at: Date | undefined;
  readonly failure: RequestError | undefined;
  /** Whether what is asked for has not come yet. */
  readonly isLoading: boolean;
  readonly refresh: () => Promise<Page | undefined>;
}

/** Milliseconds within which changes are gathered before rows are read again. */
const debounce = 400;
/** Milliseconds between two readings. */
const minInterval = 2000;

/** A page of rows, read again when rows change and when one comes back to it. */
export function useRows<Id extends EmbeddedOperation>(
  id: Id,
  input: OperationInput<Id>,
): Rows<OperationAnswer<Id>> {
  const { api, announce, failed, onChange, say } = useComponent();
  const key = JSON.stringify([id, input]);
  const latest = useRef(input);
  const [loaded, setLoaded] = useState<Loaded<OperationAnswer<Id>>>({
    key: '',
    page: undefined,
    at: undefined,
    failure: undefined,
  });
  const asked = useRef<AbortController | undefined>(undefined);
  const last = useRef('');

  // An object of the same content is no other question: the key says what is asked.
  useEffect(() => {
    latest.current = input;
  });

  const refresh = useCallback(async () => {
    asked.current?.abort();
    const asking = new AbortController();
    asked.current = asking;
    try {
      const page = await api.call(id, latest.current, asking.signal);
      if (asking.signal.aborted) return undefined;
      last.current = JSON.stringify([key, page]);
      setLoaded({ key, page, at: new Date(), failure: undefined });
      return page;
    } catch (error) {
      if (asking.signal.aborted || !(error instanceof RequestError)) return undefined;
      if (error.code === 'ended') failed(error);
      else setLoaded((before) => ({ ...before, key, failure: error }));
      return undefined;
    }
  }, [api, id, key, failed]);

  useEffect(() => {
    void refresh();
    return () => asked.current?.abort();
  }, [refresh]);

  useEffect(() => {
    const readAgain = async () => {
      const before = last.current;
      if ((await refresh()) !== undefined && before !== last.current) announce(say('rowsChanged'));
    };
    return debounceChanges(readAgain, onChange);
  }, [refresh, onChange, announce, say]);

  return { ...loaded, isLoading: loaded.key !== key, refresh };
}

/** Reads once for the changes of a moment, and not while nobody looks. */
function debounceChanges(
  refresh: () => Promise<unknown>,
  onChange: (hear: () => void) => () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  let isStale = false;
  const read = () => {
    timer = undefined;
    if (document.visibilityState !== 'visible') {
      isStale = true;
      return;
    }
    isStale = false;
    last = Date.now();
    void refresh();
  };
  const soon = () => {
    timer ??= setTimeout(read, Math.max(debounce, last + minInterval - Date.now()));
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible' && (isStale || Date.now() - last > minInterval)) soon();
  };
  const end = onChange(soon);
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    end();
    clearTimeout(timer);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
