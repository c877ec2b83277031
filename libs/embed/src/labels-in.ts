import type { ComponentName } from './messages.js';

/** What the loader itself has to say; the component's page speaks for itself. */
interface Labels {
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly titles: Readonly<Record<ComponentName, string>>;
}

const english: Labels = {
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  again: 'Try again',
  titles: { 'employees/list': 'Employees', 'everify/cases': 'E-Verify cases', 'employee/tasks': 'Tasks' },
};

const spanish: Labels = {
  loading: 'Cargando…',
  failed: 'No se pudo cargar.',
  again: 'Volver a intentar',
  titles: { 'employees/list': 'Empleados', 'everify/cases': 'Casos de E-Verify', 'employee/tasks': 'Tareas' },
};

const arabic: Labels = {
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر التحميل.',
  again: 'إعادة المحاولة',
  titles: { 'employees/list': 'الموظفون', 'everify/cases': 'حالات E-Verify', 'employee/tasks': 'المهام' },
};

/** In the language of a tag such as `es-MX`; English where it is not spoken. */
export function labelsIn(locale: string): Labels {
  const [language] = locale.toLowerCase().split('-');
  if (language === 'es') return spanish;
  return language === 'ar' ? arabic : english;
}
