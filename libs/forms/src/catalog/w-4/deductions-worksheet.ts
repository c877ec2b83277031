import type { Answers } from '../../answers.js';
import { amountAnswer, textAnswer } from '../../checks/check.js';
import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';
import type { Worksheet } from '../../worksheet.js';
import { statusFirst } from './status-first.js';

const money = (name: string, label: Localized, hint?: Localized): Field => ({
  path: `worksheet.${name}`,
  kind: 'money',
  label,
  ...(hint ? { hint } : {}),
});
const tick = (name: string, label: Localized): Field => ({
  path: `worksheet.${name}`,
  kind: 'checkbox',
  label,
});

/** Step 4(b) of Form W-4 (2026), page 4: deductions beyond the standard one, line by line. */
export const deductionsWorksheet: Worksheet = {
  id: 'deductions',
  page: 'step_4',
  target: 'task.deductions',
  title: {
    en: 'How much to enter for deductions',
    es: 'Cuánto anotar por deducciones',
    ar: 'كم تُدخل عن الاقتطاعات',
  },
  description: {
    en: 'Estimates for this year. Leave blank what is not yours. We keep nothing of what you enter here.',
    es: 'Estimaciones para este año. Deje en blanco lo que no le corresponda. No guardamos nada de lo que escriba aquí.',
    ar: 'تقديرات لهذه السنة. اترك ما لا يخصك فارغًا. لا نحتفظ بشيء مما تدخله هنا.',
  },
  offer: {
    en: 'Work out the amount for deductions',
    es: 'Calcular la cantidad por deducciones',
    ar: 'احسب مبلغ الاقتطاعات',
  },
  fields: [
    {
      ...money('total_income', {
        en: 'Your total income this year, with your spouse’s if you file together',
        es: 'Su ingreso total de este año, con el de su cónyuge si declaran juntos',
        ar: 'مجموع دخلك هذه السنة، مع دخل زوجك أو زوجتك إن كان الإقرار مشتركًا',
      }),
      required: true,
    },
    tick('files_separately', {
      en: 'I am married and file separately',
      es: 'Estoy casado y declaro por separado',
      ar: 'أنا متزوج وأقدّم إقرارًا منفصلًا',
    }),
    money('tips', { en: 'Tips (qualified)', es: 'Propinas (calificadas)', ar: 'الإكراميات (المؤهلة)' }),
    money('overtime', {
      en: 'Overtime: the “and-a-half” part only',
      es: 'Horas extra: solo la parte de «y media»',
      ar: 'العمل الإضافي: جزء «النصف» فقط',
    }),
    money('car_loan_interest', {
      en: 'Interest on a loan for a passenger vehicle',
      es: 'Intereses de un préstamo para un vehículo de pasajeros',
      ar: 'فوائد قرض لمركبة ركاب',
    }),
    tick('is_senior', {
      en: 'I am 65 or older before the end of the year',
      es: 'Tendré 65 años o más antes de fin de año',
      ar: 'عمري 65 سنة أو أكثر قبل نهاية السنة',
    }),
    tick('is_spouse_senior', {
      en: 'My spouse is, and has a Social Security number valid for work',
      es: 'Mi cónyuge también, y tiene un número de Seguro Social válido para trabajar',
      ar: 'زوجي أو زوجتي كذلك، ولديه رقم ضمان اجتماعي صالح للعمل',
    }),
    money('adjustments', {
      en: 'Student loan interest, IRA contributions, educator expenses, alimony paid and the like',
      es: 'Intereses de préstamos estudiantiles, aportes a una IRA, gastos de educador, pensión pagada y similares',
      ar: 'فوائد قروض الطلاب ومساهمات IRA ونفقات المعلمين والنفقة المدفوعة وما شابه',
    }),
    money('medical', {
      en: 'Medical and dental expenses, all of them',
      es: 'Gastos médicos y dentales, todos',
      ar: 'النفقات الطبية ونفقات الأسنان كلها',
    }),
    money('local_taxes', {
      en: 'State and local taxes',
      es: 'Impuestos estatales y locales',
      ar: 'ضرائب الولاية والضرائب المحلية',
    }),
    money(
      'mortgage_interest',
      {
        en: 'Home mortgage interest',
        es: 'Intereses hipotecarios de la vivienda',
        ar: 'فوائد الرهن العقاري للمسكن',
      },
      {
        en: 'On a debt of less than $750,000 ($375,000 if you are married and file separately).',
        es: 'Por una deuda de menos de $750,000 ($375,000 si está casado y declara por separado).',
        ar: 'عن دين أقل من 750,000 دولار (375,000 دولار إن كنت متزوجًا وتقدّم إقرارًا منفصلًا).',
      },
    ),
    money('gifts', {
      en: 'Gifts to charities, if you itemize',
      es: 'Donaciones a organizaciones benéficas, si detalla deducciones',
      ar: 'التبرعات للجمعيات الخيرية إن فصّلت الاقتطاعات',
    }),
    money('other_itemized', {
      en: 'Other itemized deductions',
      es: 'Otras deducciones detalladas',
      ar: 'اقتطاعات مفصّلة أخرى',
    }),
    money('cash_gifts', {
      en: 'Cash gifts to charities, if you take the standard deduction',
      es: 'Donaciones en efectivo, si toma la deducción estándar',
      ar: 'التبرعات النقدية إن أخذت الاقتطاع القياسي',
    }),
  ],
  compute: (entered, form) => {
    const status = textAnswer(form, 'task.filing_status');
    if (status === '') return { outside: statusFirst };
    return { amount: Math.round(lineFifteen(entered, status) * 100) / 100 };
  },
};

function lineFifteen(entered: Answers, status: string): number {
  const given = (name: string) => amountAnswer(entered, `worksheet.${name}`);
  const isTicked = (name: string) => entered[`worksheet.${name}`] === true;
  const isJoint = status === 'married_filing_jointly';
  const isSeparate = isTicked('files_separately') && status === 'single_or_married_filing_separately';
  const income = given('total_income');
  const upTo = (most: number, name: string) => Math.min(most, given(name));
  const isBelow = (limit: number, joint: number) => income < (isJoint ? joint : limit);

  // Lines 1 and 2: tips, overtime and interest on a loan for a car.
  const line1 = isBelow(150_000, 300_000)
    ? upTo(25_000, 'tips') + upTo(isJoint ? 25_000 : 12_500, 'overtime')
    : 0;
  const line2 = line1 + (isBelow(100_000, 200_000) ? upTo(10_000, 'car_loan_interest') : 0);
  // Lines 3 and 4: 65 and older.
  const seniors = [isTicked('is_senior'), isJoint && isTicked('is_spouse_senior')].filter(Boolean).length;
  const line4 = isBelow(75_000, 150_000) ? 6_000 * seniors : 0;
  // Lines 6 to 10: itemized, what is above a share of the income or below a limit.
  const taxLimit = isSeparate ? { income: 252_500, most: 20_200 } : { income: 505_000, most: 40_400 };
  const line7 =
    Math.max(0, given('medical') - 0.075 * income) +
    (income < taxLimit.income ? upTo(taxLimit.most, 'local_taxes') : 0) +
    given('mortgage_interest') +
    Math.max(0, given('gifts') - 0.005 * income) +
    given('other_itemized');
  const line8b = Math.max(0, income - line4);
  const line9 = isJoint ? 768_700 : isSeparate ? 384_350 : 640_600;
  const line10 = line4 > income ? 0 : line9 > line8b ? line7 : 0.94 * line7;
  // Lines 11 to 14: beyond the standard deduction.
  const line11 = isJoint ? 32_200 : status === 'head_of_household' ? 24_150 : 16_100;
  const line12 = upTo(isJoint ? 2_000 : 1_000, 'cash_gifts');
  const line14 = line10 > line11 + line12 ? line10 - line11 : line12;
  return line2 + line4 + given('adjustments') + line14;
}
