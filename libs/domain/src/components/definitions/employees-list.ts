import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const employeesList = {
  name: 'employees/list',
  title: { en: 'Employees', es: 'Empleados', ar: 'الموظفون' },
  permissions: ['employee:view'],
  employee: 'any',
  rows: 'employees',
  filters: recordFilters.employees,
  scope: ['employees', 'tasks'],
  changes: ['employees', 'tasks'],
} as const satisfies ComponentDefinition;
