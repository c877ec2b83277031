'use client';
import { createContext, type ComponentType, useContext } from 'react';
import type { FieldProps } from './field-props.js';

/** The controls of what is typed from papers and photographed: few pages have them, and those alone load them. */
export type PaperControls = Readonly<Record<'document' | 'file', ComponentType<FieldProps>>>;

const PaperControlsContext = createContext<PaperControls | null>(null);

export const PaperControlsProvider = PaperControlsContext.Provider;

export function usePaperControls(): PaperControls | null {
  return useContext(PaperControlsContext);
}
