import type { FormContent } from '@firstday/domain';

/** Whoever begins a form names it in English, and both ways at first. */
export const namedBothWays = (name: string): Pick<FormContent, 'name' | 'short_name'> => ({
  name: { en: name },
  short_name: { en: name },
});

/** What several kinds of forms begin with. */
export const beginningWords = {
  employee: { en: 'For the employee', es: 'Para el empleado', ar: 'للموظف' },
  employer: { en: 'For the employer', es: 'Para el empleador', ar: 'لصاحب العمل' },
  declined: { en: 'I decline', es: 'No lo acepto', ar: 'أرفض' },
  /** Asked of whoever declines. */
  reason: { en: 'Why do you decline?', es: '¿Por qué no lo acepta?', ar: 'لماذا ترفض؟' },
};
