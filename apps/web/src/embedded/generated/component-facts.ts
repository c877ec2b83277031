// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.
import type { ComponentName } from '@firstday/domain';

/** What the browser has to know of each component before it shows it. */
export const componentFacts = {
  'compliance/calendar': {
    title: { en: 'Compliance calendar', es: 'Calendario de cumplimiento', ar: 'تقويم الامتثال' },
    rows: 'compliance_deadlines',
  },
  'employee/tasks': { title: { en: 'Forms', es: 'Formularios', ar: 'النماذج' }, rows: 'tasks' },
  'employees/list': { title: { en: 'Employees', es: 'Empleados', ar: 'الموظفون' }, rows: 'employees' },
  'everify/cases': {
    title: { en: 'E-Verify cases', es: 'Casos de E-Verify', ar: 'قضايا E-Verify' },
    rows: 'everify_cases',
  },
  'placements/new': {
    title: { en: 'Add a hire', es: 'Agregar una contratación', ar: 'إضافة تعيين' },
    rows: 'new_placements',
  },
  'policies/explain': {
    title: { en: 'Why these forms', es: 'Por qué estos formularios', ar: 'سبب طلب هذه النماذج' },
    rows: 'placement_explanations',
  },
} as const satisfies Record<ComponentName, object>;
