import type { Field } from '../../field.js';
import { amountAnswer, textAnswer } from '../../checks/check.js';
import type { Worksheet } from '../../worksheet.js';
import { multipleJobsTables } from './multiple-jobs-tables.js';
import { statusFirst } from './status-first.js';

const wages = (n: 1 | 2 | 3, label: Field['label'], required: boolean): Field => ({
  path: `worksheet.wages_${n}`,
  kind: 'money',
  label,
  ...(n === 1
    ? {
        hint: {
          en: 'Before taxes. An estimate will do.',
          es: 'Antes de impuestos. Basta una estimación.',
          ar: 'قبل الضرائب. يكفي تقدير.',
        },
      }
    : {}),
  required,
});

/** The lower paying job’s columns end here. */
const mostOfLower = 120_000;

/** Step 2(b) of Form W-4 (2026), page 3: the extra tax of two or three jobs, a part of it each payday, for Step 4(c). */
export const multipleJobsWorksheet: Worksheet = {
  id: 'multiple_jobs',
  page: 'step_2',
  target: 'task.extra_withholding',
  title: {
    en: 'How much to take out for two or three jobs',
    es: 'Cuánto descontar por dos o tres empleos',
    ar: 'كم يُقتطع عن عملين أو ثلاثة أعمال',
  },
  description: {
    en: 'Count your jobs and, if you file together, those of your spouse. Do this on the form for the highest paying job only. We keep nothing of what you enter here.',
    es: 'Cuente sus empleos y, si declaran juntos, los de su cónyuge. Hágalo solo en el formulario del empleo mejor pagado. No guardamos nada de lo que escriba aquí.',
    ar: 'احسب أعمالك وأعمال زوجك أو زوجتك إن كنتما تقدمان إقرارًا مشتركًا. افعل ذلك في نموذج العمل الأعلى أجرًا فقط. لا نحتفظ بشيء مما تدخله هنا.',
  },
  offer: {
    en: 'Work out the amount for two or three jobs',
    es: 'Calcular la cantidad para dos o tres empleos',
    ar: 'احسب المبلغ لعملين أو ثلاثة',
  },
  fields: [
    wages(
      1,
      {
        en: 'What the highest paying job pays a year',
        es: 'Lo que paga al año el empleo mejor pagado',
        ar: 'ما يدفعه العمل الأعلى أجرًا في السنة',
      },
      true,
    ),
    wages(
      2,
      {
        en: 'What the second job pays a year',
        es: 'Lo que paga al año el segundo empleo',
        ar: 'ما يدفعه العمل الثاني في السنة',
      },
      true,
    ),
    wages(
      3,
      {
        en: 'What the third job pays a year (if there is one)',
        es: 'Lo que paga al año el tercer empleo (si lo hay)',
        ar: 'ما يدفعه العمل الثالث في السنة (إن وُجد)',
      },
      false,
    ),
    {
      path: 'worksheet.pay_periods',
      kind: 'radio',
      label: {
        en: 'How often the highest paying job pays',
        es: 'Con qué frecuencia paga el empleo mejor pagado',
        ar: 'كم مرة يدفع العمل الأعلى أجرًا',
      },
      required: true,
      options: [
        { value: '52', label: { en: 'Every week', es: 'Cada semana', ar: 'كل أسبوع' } },
        { value: '26', label: { en: 'Every two weeks', es: 'Cada dos semanas', ar: 'كل أسبوعين' } },
        { value: '24', label: { en: 'Twice a month', es: 'Dos veces al mes', ar: 'مرتين في الشهر' } },
        { value: '12', label: { en: 'Every month', es: 'Cada mes', ar: 'كل شهر' } },
      ],
    },
  ],
  compute: (entered, form) => {
    const table = tableFor(textAnswer(form, 'task.filing_status'));
    if (!table) return { outside: statusFirst };
    const [first = 0, second = 0, third = 0] = [1, 2, 3]
      .map((n) => amountAnswer(entered, `worksheet.wages_${n}`))
      .sort((one, other) => other - one);
    if (second > mostOfLower) return { outside: needsPublication505 };
    const yearly = extraTax(table, first, second) + (third > 0 ? extraTax(table, first + second, third) : 0);
    const periods = Number(textAnswer(entered, 'worksheet.pay_periods'));
    // One of Step 2’s three ways: the box of 2(c) is another.
    return { amount: Math.round((yearly / periods) * 100) / 100, answers: { 'task.two_jobs': false } };
  },
};

type Table = readonly { readonly from: number; readonly amounts: readonly number[] }[];

function tableFor(status: string): Table | undefined {
  return Object.entries(multipleJobsTables).find(([key]) => key === status)?.[1];
}

function extraTax(table: Table, higher: number, lower: number): number {
  const row = table.findLast(({ from }) => Math.floor(higher) >= from);
  const column = Math.min(11, Math.floor(lower / 10_000));
  return row?.amounts[column] ?? 0;
}

const needsPublication505 = {
  en: 'More than one job pays over $120,000: the worksheet does not cover that. Use the estimator at www.irs.gov/W4App, or Publication 505.',
  es: 'Más de un empleo paga más de $120,000: la hoja de trabajo no lo cubre. Use el estimador en www.irs.gov/W4App o la Publicación 505.',
  ar: 'أكثر من عمل يدفع ما يزيد على 120,000 دولار: لا تشمله ورقة العمل. استخدم أداة التقدير على www.irs.gov/W4App أو المنشور 505.',
};
