import type { AnswerValue } from '@firstday/forms';

export type SaveStatus = 'ended' | 'failed' | 'idle' | 'overtaken' | 'saved' | 'saving';

/** `overtaken`: another answer stands by now than the page had read. */
type Sent = 'ended' | 'overtaken' | 'refused' | 'retry' | 'stored';

export interface AnswerChange {
  readonly path: string;
  readonly value: AnswerValue;
  /** The answer as this tab had read it. */
  readonly expected?: AnswerValue;
}

interface Clock {
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

interface Autosave {
  /** An answer as it is now; it is sent shortly, together with others. */
  readonly add: (change: AnswerChange) => void;
  /** Sends at once what waits. */
  readonly flush: () => Promise<void>;
  /** True while something, or the answer of a certain field, has not reached the service. */
  readonly isWaiting: (path?: string) => boolean;
}

const pause = 700;
const retries = [2_000, 5_000, 15_000, 30_000];

/** Sends answers as they are given, in order, and keeps those that did not arrive until they do. */
export function autosave(
  send: (changes: readonly AnswerChange[]) => Promise<Sent>,
  tell: (status: SaveStatus, concerned: readonly AnswerChange[]) => void,
  { later }: Clock,
): Autosave {
  const waiting = new Map<string, AnswerValue>();
  // Sent, and perhaps stored: it is sent again as it was before anything newer, so that what stands is known.
  let unconfirmed: readonly AnswerChange[] = [];
  let cancel = () => {};
  let failures = 0;
  let sending: Promise<void> | undefined;

  const schedule = (milliseconds: number) => {
    cancel();
    cancel = later(() => void flush(), milliseconds);
  };

  async function flush(): Promise<void> {
    cancel();
    await sending;
    while (unconfirmed.length + waiting.size > 0) {
      sending = sendWaiting();
      await sending;
      sending = undefined;
      if (unconfirmed.length > 0) return;
    }
  }

  async function sendWaiting(): Promise<void> {
    if (unconfirmed.length === 0) {
      unconfirmed = [...waiting].map(([path, value]) => ({ path, value }));
      waiting.clear();
    }
    tell('saving', []);
    const [changes, sent] = [unconfirmed, await send(unconfirmed)];
    if (sent === 'ended') return tell('ended', []);
    if (sent === 'retry') {
      tell('failed', []);
      schedule(retries[Math.min(failures, retries.length - 1)] ?? pause);
      failures += 1;
      return;
    }
    unconfirmed = [];
    failures = 0;
    if (sent === 'stored') tell('saved', changes);
    else if (sent === 'overtaken') tell('overtaken', changes);
    // The page says what is wrong with a refused answer when it is posted; sending it again would change nothing.
    else tell('idle', []);
  }

  return {
    add: ({ path, value }) => {
      waiting.set(path, value);
      schedule(pause);
    },
    flush,
    isWaiting: (path) =>
      path === undefined
        ? unconfirmed.length + waiting.size > 0
        : waiting.has(path) || unconfirmed.some((change) => change.path === path),
  };
}

/** Browsers refuse to keep a request of more than 64 KiB alive; letters take three bytes at most here. */
const mostKept = 20_000;

/** Too slow and too many are no fault of the answer: it is sent again. */
export function saveOutcome(status: number): Sent {
  if (status < 300) return 'stored';
  if (status === 401) return 'ended';
  if (status === 412) return 'overtaken';
  return status === 408 || status === 429 || status >= 500 ? 'retry' : 'refused';
}

/** `keepalive`, so that what was typed last is sent even as the page is left. */
export async function sendChanges(to: string, fields: readonly AnswerChange[]): Promise<Sent> {
  try {
    const body = JSON.stringify({ fields });
    const answer = await fetch(to, {
      method: 'PATCH',
      keepalive: body.length <= mostKept,
      headers: { 'content-type': 'application/json' },
      body,
    });
    return saveOutcome(answer.status);
  } catch {
    return 'retry';
  }
}
