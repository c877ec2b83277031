'use client';
import { useEffect, useRef } from 'react';

/** Stands in a list of links that may be longer than its place: the current one is brought into view. */
export function ScrollToCurrent({ current }: { readonly current: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const link = place.current?.parentElement?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return <span ref={place} hidden />;
}
