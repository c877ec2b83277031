'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { Selection } from './selection-context';

interface Kept {
  readonly list: string;
  readonly ids: readonly string[];
  readonly isAll: boolean;
}

const place = 'firstday.employees.selected';
const nobody = { ids: [], isAll: false } as const;

/**
 * Who is selected, from page to page of one list: in this tab and no longer. Another list begins with nobody.
 * @param list what the list is asked for
 * @returns null until the page is alive
 */
export function useKeptSelection(list: string): Selection | null {
  const text = useSyncExternalStore(subscribe, keptText, () => null);
  return useMemo(() => {
    if (text === null) return null;
    const kept = parseKept(text, list);
    const change = (changed: Omit<Kept, 'list'>) => keep(JSON.stringify({ ...changed, list }));
    return {
      ids: new Set(kept.ids),
      isAll: kept.isAll,
      toggle: (ids, isSelected) => {
        const others = kept.ids.filter((id) => !ids.includes(id));
        change({ ids: isSelected ? [...others, ...ids] : others, isAll: false });
      },
      selectAll: () => change({ ids: [], isAll: true }),
      clear: () => change(nobody),
    };
  }, [text, list]);
}

const listeners = new Set<() => void>();
/** A browser that keeps nothing selects on one page at a time. */
const memory = { text: '' };

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keptText(): string {
  try {
    return sessionStorage.getItem(place) ?? memory.text;
  } catch {
    return memory.text;
  }
}

function keep(text: string): void {
  memory.text = text;
  try {
    sessionStorage.setItem(place, text);
  } catch {
    // Kept in the page alone.
  }
  for (const listener of listeners) listener();
}

function parseKept(text: string, list: string): Kept {
  try {
    const found: unknown = JSON.parse(text);
    if (isKept(found) && found.list === list) return found;
  } catch {
    // Nothing is kept yet.
  }
  return { ...nobody, list };
}

const isKept = (found: unknown): found is Kept =>
  typeof found === 'object' &&
  found !== null &&
  'list' in found &&
  'isAll' in found &&
  typeof found.isAll === 'boolean' &&
  'ids' in found &&
  Array.isArray(found.ids) &&
  found.ids.every((id) => typeof id === 'string');
