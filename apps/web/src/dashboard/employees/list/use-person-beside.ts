'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** There is room beside the list: the same width as in person-beside.css. */
const wide = '(min-width: 80rem)';
/** Whoever goes through the list with a key held down is shown the one they stop at. */
const settle = 150;

/** The list as it stands, with somebody beside it, or nobody. */
function addressWith(person: string | null): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('done');
  if (person === null) asked.delete('person');
  else asked.set('person', person);
  return asked.size === 0 ? location.pathname : `${location.pathname}?${asked}`;
}

const openPerson = (): string | null => new URLSearchParams(location.search).get('person');

/** The names of the list, each the link of its row. */
export const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-employee]')];

/** What the list's keys do with who is beside it. */
export interface PersonBesideKeys {
  /** Shows whoever the focus went to, where somebody is shown already. */
  readonly follow: (id: string) => void;
  /** @returns whether somebody was shown */
  readonly close: () => boolean;
}

/**
 * A press on a name shows the person beside the list where there is room, and their page where there is none, in a tab of its own,
 * or on the second press.
 */
export function usePersonBeside(): PersonBesideKeys {
  const { push, replace } = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awaited = useRef<string>(undefined);
  const press = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.target.closest('a[data-close-beside]') && close()) return event.preventDefault();
    const link = event.target.closest<HTMLAnchorElement>('a[data-employee][data-beside]');
    const id = link?.dataset['employee'];
    if (!id || id === openPerson() || !matchMedia(wide).matches) return;
    event.preventDefault();
    clearTimeout(timer.current);
    awaited.current = id;
    push(addressWith(id), { scroll: false });
  });
  useEffect(() => {
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('click', press);
      clearTimeout(timer.current);
    };
  }, []);
  // Once they are there, whoever opened them by a press reads on there.
  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('.person-beside');
    if (awaited.current === undefined || panel?.dataset['person'] !== awaited.current) return;
    awaited.current = undefined;
    panel.querySelector('h2')?.focus({ preventScroll: true });
  });

  function close(): boolean {
    const id = openPerson();
    if (id === null) return false;
    clearTimeout(timer.current);
    awaited.current = undefined;
    rowLinks()
      .find((link) => link.dataset['employee'] === id)
      ?.focus();
    push(addressWith(null), { scroll: false });
    return true;
  }

  function follow(id: string): void {
    if (openPerson() === null || !matchMedia(wide).matches) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => replace(addressWith(id), { scroll: false }), settle);
  }

  return { follow, close };
}
