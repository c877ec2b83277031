'use client';
import { useState } from 'react';
import { Failed } from './component-api';
import { useComponent } from './component-context';

/** Does something in the session’s name; while it is underway it is not done again, and what went wrong is kept to be said. */
export function useDeed() {
  const { failed } = useComponent();
  const [underway, setUnderway] = useState<string>();
  const [failure, setFailure] = useState<Failed>();
  async function attempt(name: string, deed: () => Promise<void>): Promise<boolean> {
    if (underway) return false;
    setUnderway(name);
    setFailure(undefined);
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      if (error.trouble === 'ended') failed(error);
      else setFailure(error);
      return false;
    } finally {
      setUnderway(undefined);
    }
  }
  return { attempt, underway, failure };
}
