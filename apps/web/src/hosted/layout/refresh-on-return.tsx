'use client';
import { useEffect } from 'react';

const reload = (): void => window.location.reload();

/**
 * The router shows a page that one goes back to as it was when it was left, with answers that have been changed since.
 * Loaded again it shows what is saved.
 */
export function RefreshOnReturn() {
  // Never taken off: the router exchanges the pages, and this with them, before the listener's turn comes.
  useEffect(() => window.addEventListener('popstate', reload), []);
  return null;
}
