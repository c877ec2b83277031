import { useActionState, useEffect, useState } from 'react';
import type { Revealed } from './revealed';

/** What can be asked for in full, and is hidden again once somebody says so or has left the page. */
export interface Reveal<Value> {
  readonly shown: Value | undefined;
  readonly error: string | undefined;
  readonly isAsking: boolean;
  readonly ask: () => void;
  readonly setHidden: (isHidden: boolean) => void;
}

/** Undefined where it is not for this person. */
export function useReveal<Value>(
  show: (() => Promise<Revealed<Value>>) | undefined,
): Reveal<Value> | undefined {
  const [state, ask, isAsking] = useActionState(
    async (): Promise<Revealed<Value>> => (show ? show() : {}),
    {},
  );
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const leave = () => setHidden(true);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  const { shown, error } = isHidden ? {} : state;
  return show && { shown, error, isAsking, ask, setHidden };
}
