'use client';
import { useEffect } from 'react';

const reload = (): void => window.location.reload();

/**
 * Next.js shows a page that one goes back to from its cache, with answers that have been changed since. Reloading it
 * shows what is saved.
 */
export function RefreshOnReturn() {
  // Never removed: the router swaps the pages, and this component with them, before the listener would run.
  useEffect(() => window.addEventListener('popstate', reload), []);
  return null;
}
