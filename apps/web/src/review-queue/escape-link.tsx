'use client';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';

/** A link back that Escape follows too, where nothing on the page has taken the key for itself. */
export function EscapeLink({ children, ...link }: ComponentPropsWithRef<'a'>) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open], [aria-expanded="true"]')) return;
      anchor.current?.click();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
  return (
    <a {...link} ref={anchor} aria-keyshortcuts="Escape">
      {children} <kbd aria-hidden="true">Esc</kbd>
    </a>
  );
}
