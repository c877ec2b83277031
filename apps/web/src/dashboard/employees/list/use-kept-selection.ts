'use client';
import { useEffect, useMemo, useState } from 'react';
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
 */
export function useKeptSelection(list: string): Selection | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => setKept(readKept(list)), [list]);
  return useMemo(() => {
    if (kept?.list !== list) return null;
    const change = (changed: Omit<Kept, 'list'>) => {
      const now = { ...changed, list };
      setKept(now);
      keep(now);
    };
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
  }, [kept, list]);
}

function readKept(list: string): Kept {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    if (isKept(found) && found.list === list) return found;
  } catch {
    // A browser that keeps nothing selects on one page at a time.
  }
  return { ...nobody, list };
}

function keep(kept: Kept): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // As above.
  }
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
