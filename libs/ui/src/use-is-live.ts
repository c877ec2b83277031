'use client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the page has come alive: false in what the server sent, so that it works before and without JavaScript. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
