import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const employeeTasks = {
  name: 'employee/tasks',
  title: { en: 'Forms', es: 'Formularios', ar: 'النماذج' },
  permissions: ['task:view', 'employee:view'],
  employee: 'named',
  rows: 'tasks',
  filters: recordFilters.tasks,
  scope: ['tasks', 'employees'],
  changes: ['tasks', 'employees'],
} as const satisfies ComponentDefinition;
