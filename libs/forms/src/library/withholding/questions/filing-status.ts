import type { FormFieldContent } from '@firstday/domain';
import type { PackWords } from '../../pack-words.js';
import { question } from '../../question.js';

/** As payroll reads them: the same word means the same in every state. */
const statuses = {
  single: { en: 'Single', es: 'Soltero', ar: 'أعزب' },
  married: { en: 'Married', es: 'Casado', ar: 'متزوج' },
  married_joint: {
    en: 'Married, filing jointly',
    es: 'Casado, declaración conjunta',
    ar: 'متزوج، إقرار مشترك',
  },
  married_separate: {
    en: 'Married, filing separately',
    es: 'Casado, declaración por separado',
    ar: 'متزوج، إقرار منفصل',
  },
  married_separate_same_return: {
    en: 'Married, filing separately on the same return',
    es: 'Casado, por separado en la misma declaración',
    ar: 'متزوج، منفصل في الإقرار نفسه',
  },
  married_separate_or_both_working: {
    en: 'Married, filing separately, or jointly with both spouses working',
    es: 'Casado, declaración por separado, o conjunta si ambos cónyuges trabajan',
    ar: 'متزوج، إقرار منفصل، أو مشترك ويعمل كلا الزوجين',
  },
  married_one_income: {
    en: 'Married, one spouse working',
    es: 'Casado, solo un cónyuge trabaja',
    ar: 'متزوج، ويعمل أحد الزوجين فقط',
  },
  married_two_incomes: {
    en: 'Married, both spouses working',
    es: 'Casado, ambos cónyuges trabajan',
    ar: 'متزوج، ويعمل كلا الزوجين',
  },
  single_or_two_incomes: {
    en: 'Single, or married with two or more incomes',
    es: 'Soltero, o casado con dos o más ingresos',
    ar: 'أعزب، أو متزوج بدخلين أو أكثر',
  },
  married_withhold_single: {
    en: 'Married, but withhold at the higher single rate',
    es: 'Casado, pero retener a la tasa más alta de soltero',
    ar: 'متزوج، مع الاقتطاع بنسبة الأعزب الأعلى',
  },
  head_of_household: { en: 'Head of household', es: 'Cabeza de familia', ar: 'رب أسرة' },
  surviving_spouse: {
    en: 'Qualifying widow or widower, or surviving partner',
    es: 'Viudo que reúne los requisitos, o pareja sobreviviente',
    ar: 'أرمل مستوفٍ للشروط، أو شريك باقٍ على قيد الحياة',
  },
  none: {
    en: 'I claim no personal exemption',
    es: 'No reclamo exención personal',
    ar: 'لا أطالب بإعفاء شخصي',
  },
  joint: { en: 'Joint rate', es: 'Tasa conjunta', ar: 'النسبة المشتركة' },
  certified_disabled: {
    en: 'Certified as disabled',
    es: 'Con discapacidad certificada',
    ar: 'ذو إعاقة معتمدة',
  },
  nonresident_military_spouse: {
    en: 'Nonresident spouse of a servicemember',
    es: 'Cónyuge no residente de un miembro de las fuerzas armadas',
    ar: 'زوج غير مقيم لفرد في القوات المسلحة',
  },
} as const satisfies Readonly<Record<string, PackWords>>;

export type FilingStatus = keyof typeof statuses;

/** The status by which the rate is chosen; forms call it marital status too. */
export const filingStatus = (...values: readonly FilingStatus[]): FormFieldContent =>
  question(
    'filing_status',
    'radio',
    { en: 'Filing status', es: 'Estado civil para la declaración', ar: 'الحالة الضريبية' },
    { required: true, options: values.map((value) => ({ value, label: { ...statuses[value] } })) },
  );

/** The statuses that most forms have. */
export const usualStatus = (): FormFieldContent =>
  filingStatus('single', 'married', 'married_withhold_single');
