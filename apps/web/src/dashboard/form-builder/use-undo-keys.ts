'use client';
import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Z and Ctrl+Shift+Z; where something is typed they are the browser's. */
export function useUndoKeys(onStep: (type: 'redo' | 'undo') => void): void {
  const keys = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping) return;
    event.preventDefault();
    onStep(event.shiftKey ? 'redo' : 'undo');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => keys(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
