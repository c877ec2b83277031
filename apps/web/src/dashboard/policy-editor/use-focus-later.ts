'use client';
import { useCallback } from 'react';

/** In milliseconds: dialogs and menus give the focus back a moment after they close. */
const again = [0, 50, 250];

/** Moves the focus to a control that is only about to be drawn, and back to it where something else gives it away. */
export function useFocusLater(): (id: string) => void {
  return useCallback((id) => {
    const from = document.activeElement;
    for (const pause of again)
      setTimeout(() => {
        const { activeElement } = document;
        const isLost = activeElement === document.body || activeElement === from;
        if (pause === 0 || isLost || activeElement?.closest('[role="dialog"]')) focusOn(id);
      }, pause);
  }, []);
}

function focusOn(id: string): void {
  const control = document.getElementById(id);
  if (!control || control.contains(document.activeElement)) return;
  control.focus();
  // A date has several parts: the first of them takes the focus.
  if (document.activeElement !== control)
    control.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus();
  control.scrollIntoView({ block: 'nearest' });
}
