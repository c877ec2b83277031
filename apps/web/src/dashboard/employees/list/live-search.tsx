'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';

interface LiveSearchProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** So long one stops between two letters of a word. */
const pause = 120;

/** A search that is sent while one types; by its button where nothing runs in the page. */
export function LiveSearch({ label, children }: LiveSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { replace } = useRouter();
  const [isPending, startTransition] = useTransition();
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    let asked = addressOfForm(current);
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    const ask = () => {
      const address = addressOfForm(current);
      // The page may stand further on in the list: only what was changed is asked anew.
      if (address === asked) return;
      asked = address;
      // The server changed it, by an act elsewhere on the page: asked again, what was done would no longer be said.
      if (!isTouched || isShown(current)) return;
      isTouched = false;
      startTransition(() => replace(address, { scroll: false }));
    };
    // A combobox writes its hidden field without an event.
    const later = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(ask, pause);
    };
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      clearTimeout(timer.current);
      ask();
    };
    const watcher = new MutationObserver(later);
    watcher.observe(current, { subtree: true, attributes: true, attributeFilter: ['value'] });
    const touches = ['input', 'keydown', 'pointerdown'] as const;
    for (const name of touches) current.addEventListener(name, touch);
    current.addEventListener('input', later);
    current.addEventListener('submit', send);
    return () => {
      watcher.disconnect();
      for (const name of touches) current.removeEventListener(name, touch);
      current.removeEventListener('input', later);
      current.removeEventListener('submit', send);
    };
  }, [replace]);

  return (
    <form
      ref={form}
      className="employee-search"
      role="search"
      aria-label={label}
      aria-busy={isPending || undefined}
      data-screen-only=""
    >
      {children}
    </form>
  );
}

/** What is empty is left out. */
function addressOfForm(form: HTMLFormElement): string {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') given.append(name, value.trim());
  return given.size === 0 ? location.pathname : `${location.pathname}?${given}`;
}

/** Whether the page is of what the form holds. */
function isShown(form: HTMLFormElement): boolean {
  const shown = new URLSearchParams(location.search);
  return [...new FormData(form)].every(
    ([name, value]) => typeof value !== 'string' || value.trim() === shown.getAll(name).join(','),
  );
}
