'use client';
import { useState } from 'react';
import { RequestError } from './component-api';
import { useComponent } from './component-context';

/** Does something in the session’s name; while it is underway it is not done again, and what went wrong is kept to be said. */
export function useAction() {
  const { failed } = useComponent();
  const [underway, setUnderway] = useState<string>();
  const [failure, setFailure] = useState<RequestError>();
  async function attempt(name: string, deed: () => Promise<void>): Promise<boolean> {
    if (underway) return false;
    setUnderway(name);
    setFailure(undefined);
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.code === 'ended') failed(error);
      else setFailure(error);
      return false;
    } finally {
      setUnderway(undefined);
    }
  }
  return { attempt, underway, failure };
}
