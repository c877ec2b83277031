import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const policiesExplain = {
  name: 'policies/explain',
  title: { en: 'Why these forms', es: 'Por qué estos formularios', ar: 'سبب طلب هذه النماذج' },
  permissions: ['placement:view', 'employee:view'],
  employee: 'named',
  rows: 'placement_explanations',
  filters: recordFilters.placement_explanations,
  scope: ['placement_explanations', 'placements'],
  changes: ['placement_explanations'],
} as const satisfies ComponentDefinition;
