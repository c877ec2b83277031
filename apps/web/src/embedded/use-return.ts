'use client';
import { useEffect, useRef } from 'react';
import { useComponent } from './component-context';

/** Whether the reader has gone from place to place on this page: then what had the focus is gone. */
let hasMoved = false;
export const markNavigated = (): void => {
  hasMoved = true;
};
export const hasNavigated = (): boolean => hasMoved;

/**
 * Comes back to the row that was opened: it has the focus again, and the address forgets it.
 * @param isThere whether the list has come, and what `found` tells of
 * @param found says what became of it
 */
export function useReturn(isThere: boolean, found: () => void): void {
  const { place, go } = useComponent();
  const { opened } = place;
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (opened === undefined || !isThere || before.current === opened) return;
    before.current = opened;
    found();
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(opened)}"]`);
    // It may be on another page by now.
    (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
    go({ ...place, opened: undefined }, 'replace');
  }, [opened, isThere, found, place, go]);
}
