'use client';
import { createContext, useContext } from 'react';
import type { FieldLabels } from './field-labels.js';

export interface FormLanguage {
  readonly words: FieldLabels;
}

const FormLanguageContext = createContext<FormLanguage | null>(null);

export const FormLanguageProvider = FormLanguageContext.Provider;

export function useFormLanguage(): FormLanguage {
  const language = useContext(FormLanguageContext);
  if (!language) throw new Error('A field stands inside a FormLanguageProvider');
  return language;
}
