'use client';
import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A `summary` and what opens below it. It opens and closes by itself; with JavaScript it closes at Escape too, and when one goes on elsewhere. */
export function Menu({ className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('click', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return (
    <details
      className={className}
      ref={details}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      {children}
    </details>
  );
}
