'use client';
import type { FormContent } from '@firstday/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SaveDraft } from './save-draft';

/** Long enough to finish a word. */
const pause = 700;

export type SavingStatus = 'failed' | 'saved' | 'saving' | 'stale' | 'waiting' | 'wrong';

interface SavingOptions {
  readonly content: FormContent;
  /** It has the form of a form; what has not is not sent. */
  readonly isSavable: boolean;
  /** Of the draft as it was read. */
  readonly version: string;
  readonly save: SaveDraft;
}

/** Saves the draft a moment after each change, one write after the other, and never over what somebody else has written. */
export function useDraftSaving({ content, isSavable, version, save }: SavingOptions) {
  const [status, setStatus] = useState<SavingStatus>('saved');
  const [attempt, setAttempt] = useState(0);
  const saved = useRef({ content, version });
  /** Somebody else has written since: known before it is drawn. */
  const isStale = useRef(false);
  const writing = useRef<Promise<void> | undefined>(undefined);

  /** What was changed while it was being written waits for its own turn. */
  const isLatest = useEffectEvent((written: typeof content): boolean => written === content);

  const write = useEffectEvent(async (): Promise<void> => {
    if (writing.current) {
      await writing.current;
      return write();
    }
    if (isStale.current || saved.current.content === content || !isSavable) return;
    setStatus('saving');
    writing.current = save(saved.current.version, content).then(
      (answer) => {
        if ('version' in answer) saved.current = { content, version: answer.version };
        else isStale.current = answer.trouble === 'stale';
        const done = isLatest(content) ? 'saved' : 'waiting';
        setStatus('version' in answer ? done : answer.trouble);
      },
      () => setStatus('failed'),
    );
    await writing.current;
    writing.current = undefined;
  });

  const isChanged = useEffectEvent(() => {
    // Somebody else's words are not written over, whatever is done here afterwards.
    if (isStale.current || saved.current.content === content) return false;
    setStatus(isSavable ? 'waiting' : 'wrong');
    return isSavable;
  });

  useEffect(() => {
    if (!isChanged()) return;
    const timer = setTimeout(() => void write(), pause);
    return () => clearTimeout(timer);
  }, [content, isSavable, attempt]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (status !== 'saved' && status !== 'stale') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [status]);

  return { status, retry: () => setAttempt((count) => count + 1) };
}
