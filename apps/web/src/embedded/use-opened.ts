'use client';
import { useEffect, useState } from 'react';
import type { ComponentApi } from './component-api';
import { useComponent } from './component-context';

interface Opened<Row> {
  /** Undefined where nothing was opened, where it cannot be read any more, and once the list is asked for something else. */
  readonly row: Row | undefined;
  /** Whether it has been read, or could not be. */
  readonly isKnown: boolean;
}

type ReadRow<Row> = (api: ComponentApi, id: string, signal: AbortSignal) => Promise<Row>;

/**
 * The row that was opened and that one comes back from, as it is now. The list need not have it: what was done there often
 * takes it out of the filter, or to a later page.
 * @param at when the list was read: the row is read again with it
 * @param read the same function on every render
 */
export function useOpened<Row>(at: Date | undefined, read: ReadRow<Row>): Opened<Row> {
  const { api, place } = useComponent();
  const asked = JSON.stringify(place.query);
  const [opened, setOpened] = useState({ id: place.opened, asked });
  if (place.opened !== undefined && place.opened !== opened.id) setOpened({ id: place.opened, asked });
  const { id } = opened;
  const [answer, setAnswer] = useState<{ readonly id: string; readonly row: Row | undefined }>();
  useEffect(() => {
    if (id === undefined || at === undefined) return undefined;
    const asking = new AbortController();
    read(api, id, asking.signal).then(
      (row) => setAnswer({ id, row }),
      () => (asking.signal.aborted ? undefined : setAnswer({ id, row: undefined })),
    );
    return () => asking.abort();
  }, [api, id, at, read]);
  const isKnown = id === undefined || answer?.id === id;
  return { row: isKnown && opened.asked === asked ? answer?.row : undefined, isKnown };
}
