import type { FormContent } from '@firstday/domain';

/** Whoever begins a form names it in English, and both ways at first. */
export const sameName = (name: string): Pick<FormContent, 'name' | 'short_name'> => ({
  name: { en: name },
  short_name: { en: name },
});

export const employeeTitle = {
  en: 'For the employee',
  es: 'Para el empleado',
  ar: 'للموظف',
};

export const employerTitle = {
  en: 'For the employer',
  es: 'Para el empleador',
  ar: 'لصاحب العمل',
};

export const declinedWords = { en: 'I decline', es: 'No lo acepto', ar: 'أرفض' };

/** Asked of whoever declines. */
export const reasonWords = { en: 'Why do you decline?', es: '¿Por qué no lo acepta?', ar: 'لماذا ترفض؟' };
