'use client';
import { useEffect } from 'react';

/**
 * The router shows a page that one goes back to as it was when it was left, with answers that have been changed since.
 * Loaded again it shows what is saved.
 */
export function FreshOnReturn() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return null;
}
