'use client';
import { useEffect, useState } from 'react';

/** So long after the last key somebody has typed what they mean. */
const pause = 350;

/**
 * What is answered to what is typed, once typing pauses; what was answered before stays until then, and where it cannot be asked.
 *
 * @param typed as JSON; null asks nothing
 * @param ask the same function until another one is asked
 */
export function useAsked<Answer>(
  typed: string | null,
  ask: (typed: string, signal: AbortSignal) => Promise<Answer>,
) {
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (typed === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setAsking(true);
      ask(typed, abort.signal)
        .then(setAnswer)
        .catch(() => undefined)
        .finally(() => setAsking(false));
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, ask]);
  return { answer, isAsking };
}
