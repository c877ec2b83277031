import type { FormFieldContent } from '@firstday/domain';
import { question } from '../question.js';

const words = { max_length: 200 } as const;

/** What counts toward the wage, as jobs and placements say it; where nothing is entered, nothing does. */
export const allowanceQuestions: readonly FormFieldContent[] = [
  question(
    'tip_allowance',
    'money',
    {
      en: 'Tips that count toward the wage, per hour',
      es: 'Propinas que cuentan para el salario, por hora',
      ar: 'الإكراميات المحتسبة من الأجر في الساعة',
    },
    { min: 0.01, prefill: 'placement.tip_allowance' },
  ),
  question(
    'meal_allowance',
    'money',
    {
      en: 'Meals that count toward the wage, per meal',
      es: 'Comidas que cuentan para el salario, por comida',
      ar: 'الوجبات المحتسبة من الأجر لكل وجبة',
    },
    { min: 0.01, prefill: 'placement.meal_allowance' },
  ),
  question(
    'lodging_allowance',
    'text',
    {
      en: 'Lodging that counts toward the wage, and for how long',
      es: 'Alojamiento que cuenta para el salario, y por cuánto tiempo',
      ar: 'السكن المحتسب من الأجر ومدته',
    },
    { ...words, prefill: 'placement.lodging_allowance' },
  ),
  question(
    'other_allowance',
    'text',
    {
      en: 'What else counts toward the wage, and how much',
      es: 'Qué más cuenta para el salario, y cuánto',
      ar: 'ما يُحتسب من الأجر غير ذلك ومقداره',
    },
    { ...words, prefill: 'placement.other_allowance' },
  ),
];
