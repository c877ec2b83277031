'use client';
import { PolicyReplayLine } from '@firstday/domain';
import { useEffect, useRef, useState } from 'react';
import { linesOf } from './lines-of';

export type ReplayedLine = Extract<PolicyReplayLine, { readonly kind: 'placement' }>;
export type ReplayTotals = Extract<PolicyReplayLine, { readonly kind: 'totals' }>;

export type ReplayKind = 'gained' | 'lost' | 'undecided';

export interface Replay {
  readonly status: 'broken' | 'busy' | 'done' | 'failed' | 'idle' | 'running' | 'stopped';
  /** As many as are kept, in the order in which they came. */
  readonly lines: readonly ReplayedLine[];
  /** Of all that came. */
  readonly counts: Readonly<Record<'gained' | 'lines' | 'lost' | 'undecided', number>>;
  readonly totals: ReplayTotals | undefined;
}

/** So many lines are kept to be looked through; further ones are only counted. */
export const mostKeptLines = 20_000;
/** So often the page is drawn anew while they come. */
const pause = 250;

const noReplay: Replay = {
  status: 'idle',
  lines: [],
  counts: { gained: 0, lost: 0, undecided: 0, lines: 0 },
  totals: undefined,
};

/** Asks what a change would change, and shows it while it is decided; leaving the page ends it. */
export function useReplay(href: string) {
  const [replay, setReplay] = useState<Replay>(noReplay);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (draft: object) => {
    running.current?.abort();
    const asked = new AbortController();
    running.current = asked;
    const show = (shown: Replay) => {
      if (running.current === asked) setReplay(shown);
    };
    show({ ...noReplay, status: 'running' });
    try {
      const body = JSON.stringify(draft);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(href, { method: 'POST', body, headers, signal: asked.signal });
      if (!answer.ok || !answer.body)
        return show({ ...noReplay, status: answer.status === 503 ? 'busy' : 'failed' });
      await read(answer.body, show);
    } catch {
      if (!asked.signal.aborted) show({ ...noReplay, status: 'broken' });
    }
  };

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setReplay((now) => (now.status === 'running' ? { ...now, status: 'stopped' } : now));
  };

  return { replay, run, stop };
}

/** An answer without its last line broke off. */
async function read(body: ReadableStream<Uint8Array>, show: (replay: Replay) => void): Promise<void> {
  const lines: ReplayedLine[] = [];
  const counts = { ...noReplay.counts };
  let totals: ReplayTotals | undefined;
  let shownAt = Date.now();
  const now = (status: Replay['status']): Replay => ({
    status,
    lines: [...lines],
    counts: { ...counts },
    totals,
  });
  try {
    for await (const text of linesOf(body)) {
      const line = PolicyReplayLine.parse(JSON.parse(text));
      if (line.kind === 'totals') totals = line;
      else {
        if (lines.length < mostKeptLines) lines.push(line);
        counts.lines += 1;
        for (const kind of ['gained', 'lost', 'undecided'] as const)
          if (line[kind].length > 0) counts[kind] += 1;
      }
      if (Date.now() - shownAt < pause) continue;
      shownAt = Date.now();
      show(now('running'));
    }
  } catch {
    return show(now('broken'));
  }
  show(now(totals ? 'done' : 'broken'));
}
