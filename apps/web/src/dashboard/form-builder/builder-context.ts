'use client';
import { createContext, useContext } from 'react';
import type { BuilderWords } from './builder-words';
import type { FormModel } from './model/form-model';
import type { FormProblem } from './model/check-form';

export interface BuilderContext {
  readonly words: BuilderWords;
  readonly locale: string;
  readonly model: FormModel;
  /** The language beside English, and what it is called; null where there is none. */
  readonly language: { readonly code: string; readonly name: string } | null;
  /** Of the part that is selected. */
  readonly problems: readonly FormProblem[];
  /** @param step changes of one control are one step back */
  readonly change: (model: FormModel, step?: string) => void;
}

const Context = createContext<BuilderContext | null>(null);

export const BuilderProvider = Context.Provider;

export function useBuilder(): BuilderContext {
  const context = useContext(Context);
  if (!context) throw new Error('Properties stand inside a builder');
  return context;
}
