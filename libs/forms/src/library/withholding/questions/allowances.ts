import type { FormFieldContent } from '@firstday/domain';
import { count, dollars } from '../../question.js';

/** The number that payroll counts with, whatever the form calls it: allowances or exemptions, all together. */
export const allowances = (): FormFieldContent =>
  count('allowances', {
    en: 'Total number of allowances or exemptions',
    es: 'Número total de deducciones personales o exenciones',
    ar: 'إجمالي عدد البدلات أو الإعفاءات',
  });

/** Those above the basic ones: for age, blindness or deductions. */
export const additionalAllowances = (): FormFieldContent =>
  count('additional_allowances', {
    en: 'Number of additional allowances',
    es: 'Número de deducciones personales adicionales',
    ar: 'عدد البدلات الإضافية',
  });

export const personalExemptions = (): FormFieldContent =>
  count('personal_exemptions', {
    en: 'Exemptions for yourself',
    es: 'Exenciones por usted mismo',
    ar: 'الإعفاءات عن نفسك',
  });

export const spouseExemptions = (): FormFieldContent =>
  count('spouse_exemptions', {
    en: 'Exemptions for your spouse',
    es: 'Exenciones por su cónyuge',
    ar: 'الإعفاءات عن زوجك',
  });

export const ageBlindExemptions = (): FormFieldContent =>
  count('age_blind_exemptions', {
    en: 'Exemptions for age or blindness',
    es: 'Exenciones por edad o ceguera',
    ar: 'الإعفاءات بسبب العمر أو فقدان البصر',
  });

export const dependents = (): FormFieldContent =>
  count('dependents', {
    en: 'Number of dependents',
    es: 'Número de dependientes',
    ar: 'عدد المعالين',
  });

export const childAllowances = (): FormFieldContent =>
  count('child_allowances', {
    en: 'Number of allowances for children',
    es: 'Número de deducciones por hijos',
    ar: 'عدد البدلات عن الأولاد',
  });

/** Where a form counts in dollars of a year: the total. */
export const allowanceAmount = (): FormFieldContent => ({
  ...dollars('allowance_amount', {
    en: 'Total allowances or exemptions, in dollars',
    es: 'Total de deducciones o exenciones, en dólares',
    ar: 'إجمالي البدلات أو الإعفاءات بالدولار',
  }),
  required: true,
});
