'use client';
import { createContext, useContext } from 'react';

/** Who is selected: some by their ids, or all that match. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly toggle: (ids: readonly string[], isSelected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

export const SelectionContext = createContext<Selection | null>(null);

export const useSelection = (): Selection | null => useContext(SelectionContext);
