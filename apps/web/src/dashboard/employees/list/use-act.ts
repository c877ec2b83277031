'use client';
import type { EmployeeActLine } from '@firstday/domain';
import { useEffect, useRef, useState } from 'react';
import { linesOf } from '../../policy-editor/changes/lines-of';

export type FailedLine = Extract<EmployeeActLine, { readonly kind: 'failed' }>;
type DoneLine = Extract<EmployeeActLine, { readonly kind: 'done' }>;

/** How an act goes. */
export interface Act {
  readonly status: 'broken' | 'busy' | 'done' | 'failed' | 'running' | 'stopped';
  readonly kind: 'links' | 'messages' | 'reminders' | 'withdrawals';
  readonly total: number;
  readonly done: readonly DoneLine[];
  readonly failed: readonly FailedLine[];
}

/** So often the page is drawn anew while lines come. */
const pause = 100;

/** Carries out an act and follows it line by line; leaving the page ends it. */
export function useAct() {
  const [act, setAct] = useState<Act | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (kind: Act['kind'], href: string, body: object) => {
    running.current?.abort();
    const asked = new AbortController();
    running.current = asked;
    const begun: Act = { status: 'running', kind, total: 0, done: [], failed: [] };
    const show = (shown: Act) => {
      if (running.current === asked) setAct(shown);
    };
    show(begun);
    try {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', body: JSON.stringify(body), headers, signal: asked.signal };
      const answer = await fetch(href, sent);
      if (answer.ok && answer.body) await follow(answer.body, begun, show);
      else show({ ...begun, status: [429, 503].includes(answer.status) ? 'busy' : 'failed' });
    } catch {
      show({ ...begun, status: 'broken' });
    }
  };

  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    setAct((now) => now && { ...now, status: 'stopped' });
  };
  return { act, run, stop, forget: () => setAct(null) };
}

/** An answer without its last line broke off. */
async function follow(body: ReadableStream<Uint8Array>, begun: Act, show: (act: Act) => void) {
  const [done, failed] = [new Array<DoneLine>(), new Array<FailedLine>()];
  let [total, shownAt, isWhole] = [0, 0, false];
  const now = (status: Act['status']): Act => ({
    ...begun,
    status,
    total,
    done: [...done],
    failed: [...failed],
  });
  try {
    const { readActLine } = await import('./read-act-line');
    for await (const text of linesOf(body)) {
      const line = readActLine(text);
      if (line.kind === 'begun') ({ total } = line);
      else if (line.kind === 'done') done.push(line);
      else if (line.kind === 'failed') failed.push(line);
      else isWhole = true;
      if (Date.now() - shownAt < pause) continue;
      shownAt = Date.now();
      show(now('running'));
    }
  } catch {
    return show(now('broken'));
  }
  show(now(isWhole ? 'done' : 'broken'));
}
