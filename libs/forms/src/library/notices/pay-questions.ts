import type { FormFieldContent } from '@firstday/domain';
import type { PackWords } from '../pack-words.js';
import { question } from '../question.js';

const asked = { required: true } as const;
const line = { max_length: 200 } as const;

const options = (words: Readonly<Record<string, PackWords>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: { ...label } }));

const bases = {
  hour: { en: 'per hour', es: 'por hora', ar: 'في الساعة' },
  shift: { en: 'per shift', es: 'por turno', ar: 'لكل وردية' },
  day: { en: 'per day', es: 'por día', ar: 'في اليوم' },
  week: { en: 'per week', es: 'por semana', ar: 'في الأسبوع' },
  salary: { en: 'per year, as a salary', es: 'por año, como salario', ar: 'في السنة، كراتب' },
  piece: { en: 'per piece', es: 'por pieza', ar: 'لكل قطعة' },
  commission: { en: 'as a commission', es: 'como comisión', ar: 'كعمولة' },
  other: {
    en: 'otherwise, as written below',
    es: 'de otro modo, como se dice abajo',
    ar: 'بطريقة أخرى كما يرد أدناه',
  },
};
const frequencies = {
  weekly: { en: 'every week', es: 'cada semana', ar: 'كل أسبوع' },
  biweekly: { en: 'every two weeks', es: 'cada dos semanas', ar: 'كل أسبوعين' },
  semimonthly: { en: 'twice a month', es: 'dos veces al mes', ar: 'مرتين في الشهر' },
  monthly: { en: 'every month', es: 'cada mes', ar: 'كل شهر' },
};
const overtimeStatuses = {
  non_exempt: {
    en: 'paid for overtime',
    es: 'con derecho a pago de horas extra',
    ar: 'يستحق أجر العمل الإضافي',
  },
  exempt: { en: 'exempt from overtime', es: 'exento de horas extra', ar: 'معفى من أجر العمل الإضافي' },
};

/** What notices of pay ask the employer for; each label also begins its line of the notice. */
export const payQuestions = {
  payRate: () =>
    question(
      'pay_rate',
      'money',
      { en: 'Rate of pay', es: 'Tasa de pago', ar: 'معدل الأجر' },
      { ...asked, prefill: 'placement.pay_rate' },
    ),
  payBasis: () =>
    question(
      'pay_basis',
      'select',
      { en: 'Paid', es: 'Se paga', ar: 'يُدفع' },
      { ...asked, prefill: 'placement.pay_basis', options: options(bases) },
    ),
  otherRates: () =>
    question(
      'other_rates',
      'long_text',
      {
        en: 'Other rates, and when they apply',
        es: 'Otras tasas y cuándo se aplican',
        ar: 'معدلات أخرى ومتى تسري',
      },
      { max_length: 1000 },
    ),
  overtimeStatus: () =>
    question(
      'overtime_status',
      'radio',
      { en: 'Overtime', es: 'Horas extra', ar: 'العمل الإضافي' },
      {
        ...asked,
        prefill: 'placement.overtime_status',
        options: options(overtimeStatuses),
      },
    ),
  exemptionBasis: () =>
    question(
      'exemption_basis',
      'text',
      { en: 'Reason for the exemption', es: 'Motivo de la exención', ar: 'سبب الإعفاء' },
      {
        ...line,
        ...asked,
        when: { fact: 'task.overtime_status', operator: 'equals', value: 'exempt' },
      },
    ),
  overtimeRate: () =>
    question(
      'overtime_rate',
      'money',
      { en: 'Overtime rate', es: 'Tasa de horas extra', ar: 'معدل أجر العمل الإضافي' },
      {
        ...asked,
        prefill: 'placement.overtime_rate',
        when: { fact: 'task.overtime_status', operator: 'equals', value: 'non_exempt' },
      },
    ),
  leave: () =>
    question(
      'leave_terms',
      'long_text',
      {
        en: 'Paid sick leave, vacation and other leave: how it accrues and its terms',
        es: 'Licencia pagada por enfermedad, vacaciones y otras: cómo se acumulan y sus condiciones',
        ar: 'الإجازة المرضية والسنوية وغيرها مدفوعة الأجر: استحقاقها وشروطها',
      },
      {
        ...asked,
        max_length: 2000,
      },
    ),
  holidays: () =>
    question(
      'holidays_and_hours',
      'long_text',
      {
        en: 'Holidays, and policy on hours',
        es: 'Días festivos y política de horarios',
        ar: 'العطل وسياسة ساعات العمل',
      },
      {
        ...asked,
        max_length: 2000,
      },
    ),
  benefits: () =>
    question(
      'benefits',
      'long_text',
      { en: 'Benefits', es: 'Beneficios', ar: 'المزايا' },
      { ...asked, max_length: 2000 },
    ),
  deductions: () =>
    question(
      'deductions',
      'long_text',
      {
        en: 'Deductions that may be made from pay',
        es: 'Descuentos que pueden hacerse del pago',
        ar: 'الاستقطاعات الممكنة من الأجر',
      },
      {
        ...asked,
        max_length: 2000,
      },
    ),
  payFrequency: () =>
    question(
      'pay_frequency',
      'select',
      { en: 'Wages are paid', es: 'El salario se paga', ar: 'تُدفع الأجور' },
      {
        ...asked,
        prefill: 'placement.pay_frequency',
        options: options(frequencies),
      },
    ),
  payPeriodDays: () =>
    question(
      'pay_period_days',
      'number',
      { en: 'Days in a pay period', es: 'Días de un período de pago', ar: 'أيام فترة الدفع' },
      {
        ...asked,
        min: 1,
        max: 31,
        whole: true,
      },
    ),
  regularPayday: () =>
    question(
      'regular_payday',
      'text',
      { en: 'Regular payday', es: 'Día de pago regular', ar: 'يوم الدفع المعتاد' },
      { ...line, ...asked, prefill: 'placement.regular_payday' },
    ),
  firstPayday: () =>
    question(
      'first_payday',
      'date',
      { en: 'First payday', es: 'Primer día de pago', ar: 'أول يوم دفع' },
      { ...asked, prefill: 'placement.first_payday' },
    ),
} satisfies Readonly<Record<string, () => FormFieldContent>>;
