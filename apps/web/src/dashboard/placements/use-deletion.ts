'use client';
import type { PlacementActLine } from '@firstday/domain';
import { useEffect, useRef, useState } from 'react';
import { linesOf } from '../policy-editor/changes/lines-of';

/** How a deletion of many goes, and what became of each so far. */
export interface Deletion {
  readonly status: 'broken' | 'busy' | 'changed' | 'done' | 'running' | 'stopped';
  readonly total: number;
  readonly lines: readonly Extract<PlacementActLine, { readonly kind: 'done' | 'failed' }>[];
}

/** So often the page is drawn anew while lines come. */
const pause = 100;
const begun: Deletion = { status: 'running', total: 0, lines: [] };

/** Deletes many and follows it line by line; leaving the page ends it. */
export function useDeletion() {
  const [deletion, setDeletion] = useState<Deletion>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (href: string, body: object) => {
    const asked = new AbortController();
    running.current = asked;
    const show = (shown: Deletion) => {
      if (running.current === asked) setDeletion(shown);
    };
    show(begun);
    try {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(href, {
        method: 'POST',
        body: JSON.stringify(body),
        headers,
        signal: asked.signal,
      });
      if (answer.ok && answer.body) await follow(answer.body, show);
      else show({ ...begun, status: [429, 503].includes(answer.status) ? 'busy' : 'changed' });
    } catch {
      show({ ...begun, status: 'broken' });
    }
  };

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setDeletion((now) => now && { ...now, status: 'stopped' });
  };
  return { deletion, run, stop };
}

/** An answer without its last line broke off. */
async function follow(body: ReadableStream<Uint8Array>, show: (deletion: Deletion) => void) {
  const lines: Deletion['lines'][number][] = [];
  let [total, shownAt, isWhole] = [0, 0, false];
  const now = (status: Deletion['status']): Deletion => ({ status, total, lines: [...lines] });
  try {
    const { readDeletionLine } = await import('./read-deletion-line');
    for await (const text of linesOf(body)) {
      const line = readDeletionLine(text);
      if (line.kind === 'begun') ({ total } = line);
      else if (line.kind === 'totals') isWhole = true;
      else lines.push(line);
      if (Date.now() - shownAt < pause) continue;
      shownAt = Date.now();
      show(now('running'));
    }
  } catch {
    return show(now('broken'));
  }
  show(now(isWhole ? 'done' : 'broken'));
}
