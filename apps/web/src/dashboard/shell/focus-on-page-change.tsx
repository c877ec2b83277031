'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Where a step leads without a page load, the focus goes to what was done, else to the title; what was done is then
 * taken out of the address, so that it is not said again.
 */
export function FocusOnPageChange() {
  const pathname = usePathname();
  const done = useSearchParams().get('done');
  useEffect(() => {
    const notice = document.querySelector<HTMLElement>('[data-done]');
    if (done && notice) {
      notice.focus();
      const address = new URL(window.location.href);
      address.searchParams.delete('done');
      window.history.replaceState(null, '', address);
    } else if (last.pathname !== null && last.pathname !== pathname) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    last.pathname = pathname;
  }, [pathname, done]);
  return null;
}

/** Outlives the pages: each of them brings its own component. */
const last: { pathname: string | null } = { pathname: null };
