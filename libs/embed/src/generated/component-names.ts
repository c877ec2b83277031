// Written by `node tools/components/write-indexes.mjs` from libs/domain/src/components/definitions.

/** Every component that can be embedded. */
export const componentNames = [
  'compliance/calendar',
  'employee/tasks',
  'employees/list',
  'everify/cases',
  'placements/new',
  'policies/explain',
] as const;
export type ComponentName = (typeof componentNames)[number];

/** What each is called, in each language of the loader. */
export const componentTitles = {
  'compliance/calendar': { en: 'Compliance calendar', es: 'Calendario de cumplimiento', ar: 'تقويم الامتثال' },
  'employee/tasks': { en: 'Forms', es: 'Formularios', ar: 'النماذج' },
  'employees/list': { en: 'Employees', es: 'Empleados', ar: 'الموظفون' },
  'everify/cases': { en: 'E-Verify cases', es: 'Casos de E-Verify', ar: 'قضايا E-Verify' },
  'placements/new': { en: 'Add a hire', es: 'Agregar una contratación', ar: 'إضافة تعيين' },
  'policies/explain': { en: 'Why these forms', es: 'Por qué estos formularios', ar: 'سبب طلب هذه النماذج' },
} as const satisfies Record<ComponentName, object>;
