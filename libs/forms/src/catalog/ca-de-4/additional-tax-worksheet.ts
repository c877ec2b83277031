import { amountAnswer, textAnswer } from '../../checks/check.js';
import type { Worksheet } from '../../worksheet.js';
import { standardDeduction } from './standard-deduction.js';
import { taxOn } from './tax-on.js';
import { amountField, filingStatusFirst, keepsNothing, tickField } from './amount-field.js';

/** Line 9: dollars of tax that one regular allowance is worth in 2026. */
const personalExemption = 168.3;

/** Worksheet C of the DE 4 of 2026: the extra tax of each pay period, for line 2. */
export const additionalTaxWorksheet: Worksheet = {
  id: 'additional_tax',
  page: 'what_is_withheld',
  target: 'task.additional_withholding',
  title: {
    en: 'How much extra tax to take out',
    es: 'Cuánto impuesto adicional descontar',
    ar: 'كم ضريبة إضافية تُقتطع',
  },
  description: keepsNothing,
  offer: {
    en: 'Work out the extra tax',
    es: 'Calcular el impuesto adicional',
    ar: 'احسب الضريبة الإضافية',
  },
  fields: [
    {
      ...amountField('wages', {
        en: 'All wages that you expect this year, with your spouse’s if you file together',
        es: 'Todos los salarios que espera este año, con los de su cónyuge si declaran juntos',
        ar: 'كل الأجور التي تتوقعها هذه السنة، مع أجور زوجك إن كان الإقرار مشتركًا',
      }),
      required: true,
    },
    amountField('nonwage_income', {
      en: 'Income that is not wages, such as interest and dividends',
      es: 'Ingresos que no son salario, como intereses y dividendos',
      ar: 'دخل غير الأجور، مثل الفوائد وأرباح الأسهم',
    }),
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
    amountField('credits', {
      en: 'California tax credits that you expect',
      es: 'Créditos tributarios de California que espera',
      ar: 'الإعفاءات الضريبية لكاليفورنيا التي تتوقعها',
    }),
    amountField('withheld', {
      en: 'California tax taken out this year, so far and still to come (your employer can tell you)',
      es: 'Impuesto de California descontado este año, hasta ahora y por venir (su empleador puede decírselo)',
      ar: 'ضريبة كاليفورنيا المقتطعة هذه السنة، حتى الآن وما سيأتي (يخبرك صاحب العمل)',
    }),
    {
      path: 'worksheet.pay_periods',
      kind: 'number',
      label: {
        en: 'Paychecks left this year',
        es: 'Pagos que quedan este año',
        ar: 'الرواتب المتبقية هذه السنة',
      },
      required: true,
      rules: [{ rule: 'whole' }, { rule: 'min', value: 1 }, { rule: 'max', value: 366 }],
    },
  ],
  compute: (entered, form) => {
    const given = (name: string) => amountAnswer(entered, `worksheet.${name}`);
    const standard = standardDeduction(form, entered['worksheet.surviving_spouse'] === true);
    if (standard === null) return { outside: filingStatusFirst };
    const line6 = Math.max(given('itemized'), standard) + given('adjustments');
    const line7 = given('wages') + given('nonwage_income') - line6;
    const line8 = taxOn(line7, textAnswer(form, 'task.filing_status')) ?? 0;
    const line9 = amountAnswer(form, 'task.regular_allowances') * personalExemption;
    const line12 = line8 - line9 - given('credits');
    const line14 = Math.max(0, line12 - given('withheld'));
    return { amount: Math.round((line14 / given('pay_periods')) * 100) / 100 };
  },
};
