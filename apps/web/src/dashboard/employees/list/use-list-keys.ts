'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Selection } from './selection-context';
import { type PersonBesideKeys, rowLinks } from './use-person-beside';

/** Whoever types, or is in a control of their own keys, means the letter. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox]), textarea, select, [role=listbox] *, [role=menu] *') ||
    target.closest('dialog, [role=dialog]') !== null
  );
}

/** The focus goes with j and k: what a screen reader is told, too. */
function move(step: 1 | -1): HTMLAnchorElement | undefined {
  const links = rowLinks();
  const current = currentLink();
  const at = links.findIndex((link) => link === current);
  const next = links[at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step];
  next?.focus();
  return next;
}

/** That of the row with the focus, or of whoever is shown beside the list. */
const currentLink = () => {
  const row = document.activeElement?.closest('tr:has(a[data-employee])');
  return rowLinks().find((link) =>
    row ? link.closest('tr') === row : link.getAttribute('aria-current') === 'true',
  );
};

interface ListKeys {
  readonly selection: Selection | null;
  readonly showHelp: () => void;
  readonly beside: PersonBesideKeys;
}

/**
 * j and k go from row to row, x selects, e opens, Escape closes who is beside the list, / searches, ? shows these. No key is taken
 * from a control.
 */
export function useListKeys({ selection, showHelp, beside }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const done = act(event.key);
    if (done) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  function act(key: string): boolean {
    const link = currentLink();
    const id = link?.dataset['employee'];
    if (key === 'j' || key === 'k') {
      const next = move(key === 'j' ? 1 : -1)?.dataset['employee'];
      if (next) beside.follow(next);
    } else if (key === 'Escape') return beside.close();
    else if (key === 'x' && id && selection && !selection.isAll)
      selection.toggle([id], !selection.ids.has(id));
    else if (key === 'e' && link) link.click();
    else if (key === '/') document.getElementById('search')?.focus();
    else if (key === '?') showHelp();
    else return false;
    return true;
  }
}
