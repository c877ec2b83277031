import { amountAnswer } from '../../checks/check.js';
import type { Worksheet } from '../../worksheet.js';
import { standardDeduction } from './standard-deduction.js';
import { amountField, filingStatusFirst, keepsNothing, tickField } from './amount-field.js';

/** Worksheet B of the DE 4 of 2026: how many allowances for deductions, for line 1b. */
export const estimatedDeductionsWorksheet: Worksheet = {
  id: 'estimated_deductions',
  page: 'deduction_allowances',
  target: 'task.deduction_allowances',
  title: {
    en: 'How many allowances for deductions',
    es: 'Cuántos descuentos por deducciones',
    ar: 'كم مخصصًا عن الاقتطاعات',
  },
  description: keepsNothing,
  offer: {
    en: 'Work out the allowances for deductions',
    es: 'Calcular los descuentos por deducciones',
    ar: 'احسب مخصصات الاقتطاعات',
  },
  fields: [
    amountField('itemized', {
      en: 'Itemized deductions that you expect in California this year',
      es: 'Deducciones detalladas que espera este año en California',
      ar: 'الاقتطاعات المفصّلة التي تتوقعها هذه السنة في كاليفورنيا',
    }),
    tickField('surviving_spouse', {
      en: 'I am a surviving spouse with a dependent',
      es: 'Soy cónyuge sobreviviente con un dependiente',
      ar: 'أنا أرمل أو أرملة مع من أعيله',
    }),
    amountField('adjustments', {
      en: 'Adjustments to income, such as alimony that you pay or payments into an IRA',
      es: 'Ajustes al ingreso, como la pensión que paga o aportes a una IRA',
      ar: 'تعديلات على الدخل، مثل النفقة التي تدفعها أو مساهمات IRA',
    }),
    amountField('nonwage_income', {
      en: 'Income that is not wages, such as interest and dividends',
      es: 'Ingresos que no son salario, como intereses y dividendos',
      ar: 'دخل غير الأجور، مثل الفوائد وأرباح الأسهم',
    }),
  ],
  compute: (entered, form) => {
    const given = (name: string) => amountAnswer(entered, `worksheet.${name}`);
    const line2 = standardDeduction(form, entered['worksheet.surviving_spouse'] === true);
    if (line2 === null) return { outside: filingStatusFirst };
    // Line 3 is a plain difference on the form: it may fall below zero, and is not raised to it.
    const line5 = given('itemized') - line2 + given('adjustments');
    const line6 = given('nonwage_income');
    if (line6 > line5) return { outside: moreIncomeThanDeductions };
    // Line 8 rounds to the nearest whole number, though the instructions beside it speak of any fraction.
    const amount = Math.round((line5 - line6) / 1_000);
    const total = amount + amountAnswer(form, 'task.regular_allowances');
    return { amount, answers: { 'task.total_allowances': total } };
  },
};

const moreIncomeThanDeductions = {
  en: 'Your deductions add no allowances: leave line 1b blank. On the page after it you can work out whether extra tax should be taken out.',
  es: 'Sus deducciones no agregan descuentos: deje en blanco la línea 1b. En la página siguiente puede calcular si conviene descontar impuesto adicional.',
  ar: 'اقتطاعاتك لا تضيف مخصصات: اترك السطر 1b فارغًا. في الصفحة التالية يمكنك أن تحسب إن كان ينبغي اقتطاع ضريبة إضافية.',
};
