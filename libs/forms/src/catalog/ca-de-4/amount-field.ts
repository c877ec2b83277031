import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';

/** An amount of a worksheet, blank where it is nothing. */
export const amountField = (name: string, label: Localized): Field => ({
  path: `worksheet.${name}`,
  kind: 'money',
  label,
});

export const tickField = (name: string, label: Localized): Field => ({
  path: `worksheet.${name}`,
  kind: 'checkbox',
  label,
});

export const keepsNothing: Localized = {
  en: 'Leave blank what is not yours. We keep nothing of what you enter here.',
  es: 'Deje en blanco lo que no le corresponda. No guardamos nada de lo que escriba aquí.',
  ar: 'اترك ما لا يخصك فارغًا. لا نحتفظ بشيء مما تدخله هنا.',
};

/** Worksheets B and C depend on the filing status. */
export const filingStatusFirst: Localized = {
  en: 'Choose your filing status first: the amounts depend on it.',
  es: 'Elija primero su estado civil tributario: las cantidades dependen de él.',
  ar: 'اختر أولًا حالة تقديم الإقرار: تعتمد المبالغ عليها.',
};
