'use client';
import { type ComponentType, createContext, useContext } from 'react';
import type { HireWords } from './hire-words';

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** The controls of a form, as the page that it stands in has them. */
export interface HireControls {
  readonly Text: ComponentType<
    Labelled & { readonly type?: 'email'; readonly maxLength?: number; readonly width?: '10' }
  >;
  readonly Choice: ComponentType<
    Labelled & {
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      readonly initial?: string;
    }
  >;
  readonly Day: ComponentType<Labelled & { readonly locale: string }>;
  readonly Record: ComponentType<
    Labelled & { readonly kind: 'client' | 'employer' | 'job'; readonly placeholder: string }
  >;
}

/** What the fields of a hire are made with. */
export interface HireFieldsContext {
  readonly words: HireWords;
  readonly locale: string;
  readonly countries: readonly { readonly value: string; readonly label: string }[];
  readonly controls: HireControls;
}

const Fields = createContext<HireFieldsContext | null>(null);
export const HireFieldsProvider = Fields.Provider;

export function useHireFields(): HireFieldsContext {
  const fields = useContext(Fields);
  if (!fields) throw new Error('A field of a hire stands inside its form');
  return fields;
}
