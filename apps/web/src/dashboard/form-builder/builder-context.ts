'use client';
import type { PolicyFact } from '@firstday/domain';
import { createContext, useContext } from 'react';
import type { BuilderWords } from './builder-words';
import type { FormModel } from './model/form-model';
import type { FormProblem } from './model/check-form';
import type { Pdfs } from './pdfs/use-pdfs';

/** A fact of a placement, as policies know it. */
export type NamedFact = Pick<PolicyFact, 'label' | 'path'>;

export interface ChangeOptions {
  /** Changes of one control are one step back. */
  readonly step?: string;
  /** The place of the PDF that is selected afterwards. */
  readonly box?: number | null;
  /** The part that is. */
  readonly selected?: string;
}

export interface BuilderContext {
  readonly words: BuilderWords;
  readonly locale: string;
  readonly model: FormModel;
  readonly selected: string;
  /** The language beside English, and what it is called; null where there is none. */
  readonly language: { readonly code: string; readonly name: string } | null;
  /** Of the part that is selected. */
  readonly problems: readonly FormProblem[];
  /** It asks for something sensitive, and everyone who sees the task reads the answer. */
  readonly isAskedInClear: boolean;
  readonly facts: readonly NamedFact[];
  readonly pdfs: Pdfs;
  /** The place of the PDF that is selected, in its list. */
  readonly box: number | null;
  /** The page of the PDF that is shown, from 1. */
  readonly sheetPage: number;
  readonly turnTo: (page: number) => void;
  /** Selects a part, or a place of the PDF, and shows it. */
  readonly select: (key: string, box?: number) => void;
  readonly change: (model: FormModel, options?: ChangeOptions) => void;
}

const Context = createContext<BuilderContext | null>(null);

export const BuilderProvider = Context.Provider;

export function useBuilder(): BuilderContext {
  const context = useContext(Context);
  if (!context) throw new Error('Properties stand inside a builder');
  return context;
}
