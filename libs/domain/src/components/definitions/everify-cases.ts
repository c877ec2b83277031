import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const everifyCases = {
  name: 'everify/cases',
  title: { en: 'E-Verify cases', es: 'Casos de E-Verify', ar: 'قضايا E-Verify' },
  permissions: ['everify:view'],
  employee: 'any',
  rows: 'everify_cases',
  filters: recordFilters.everify_cases,
  scope: ['everify_cases'],
  changes: ['everify_cases'],
} as const satisfies ComponentDefinition;
