import type { PayBasis, PayFrequency } from '@firstday/domain/employment';
import type { Option } from '../field.js';
import type { Localized } from '../localized.js';

const bases: Readonly<Record<PayBasis, Localized>> = {
  hour: { en: 'per hour', es: 'por hora', ar: 'في الساعة' },
  shift: { en: 'per shift', es: 'por turno', ar: 'لكل وردية' },
  day: { en: 'per day', es: 'por día', ar: 'في اليوم' },
  week: { en: 'per week', es: 'por semana', ar: 'في الأسبوع' },
  salary: { en: 'per year, as a salary', es: 'por año, como salario', ar: 'في السنة، كراتب' },
  piece: { en: 'per piece', es: 'por pieza', ar: 'لكل قطعة' },
  commission: { en: 'as a commission', es: 'como comisión', ar: 'كعمولة' },
};

const frequencies: Readonly<Record<PayFrequency, Localized>> = {
  weekly: { en: 'every week', es: 'cada semana', ar: 'كل أسبوع' },
  biweekly: { en: 'every two weeks', es: 'cada dos semanas', ar: 'كل أسبوعين' },
  semimonthly: { en: 'twice a month', es: 'dos veces al mes', ar: 'مرتين في الشهر' },
  monthly: { en: 'every month', es: 'cada mes', ar: 'كل شهر' },
};

const optionsOf = (words: Readonly<Record<string, Localized>>): readonly Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** What a rate is for and how often wages are paid, as a sentence goes on after the amount. */
export const payWords = { bases: optionsOf(bases), frequencies: optionsOf(frequencies) } as const;
