'use client';
import { useComponent } from '../component-context';
import type { HireTexts } from '../hire-texts';

/** The words of hires, within a component that has them. */
export function useHireTexts(): HireTexts {
  const { hire } = useComponent();
  if (!hire) throw new Error('this component has no words of hires');
  return hire;
}
