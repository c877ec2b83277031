import type { ComponentDefinition } from '../component-definition.js';
import { recordFilters } from '../record-filters.js';

export const complianceCalendar = {
  name: 'compliance/calendar',
  title: { en: 'Compliance calendar', es: 'Calendario de cumplimiento', ar: 'تقويم الامتثال' },
  permissions: ['task:view'],
  employee: 'any',
  rows: 'compliance_deadlines',
  filters: recordFilters.compliance_deadlines,
  scope: ['compliance_deadlines'],
  changes: ['compliance_deadlines'],
} as const satisfies ComponentDefinition;
