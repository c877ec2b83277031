'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** After a step without a page load the focus goes to the new page's title, as a page load would put it at the top. */
export function FocusOnArrival() {
  const pathname = usePathname();
  useEffect(() => {
    const isArrival = lastPath.current !== null && lastPath.current !== pathname;
    // What has to be said first has the focus already.
    if (isArrival && !document.activeElement?.matches('.fd-summary')) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    lastPath.current = pathname;
  }, [pathname]);
  return null;
}

/** Outlives the pages: each of them brings its own component. */
const lastPath: { current: string | null } = { current: null };
