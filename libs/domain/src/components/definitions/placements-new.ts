import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const placementsNew = {
  name: 'placements/new',
  title: { en: 'Add a hire', es: 'Agregar una contratación', ar: 'إضافة تعيين' },
  permissions: ['placement:edit', 'employee:edit', 'employer:view'],
  employee: 'any',
  rows: 'new_placements',
  filters: recordFilters.new_placements,
  required: ['employer_id'],
  scope: ['new_placements', 'employers', 'clients', 'jobs', 'employees', 'placements', 'tasks'],
  changes: ['new_placements'],
} as const satisfies ComponentDefinition;
