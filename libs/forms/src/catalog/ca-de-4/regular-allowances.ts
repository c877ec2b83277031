import type { Page } from '../../edition.js';
import type { Field } from '../../field.js';
import type { Localized } from '../../localized.js';
import { withholds } from './exemption-claims.js';

/** The boxes of lines 1a to 1c have room for three digits. */
const count = (path: string, mark: string, label: Localized): Field => ({
  path,
  kind: 'number',
  mark,
  label,
  rules: [{ rule: 'whole' }, { rule: 'min', value: 0 }, { rule: 'max', value: 999 }],
});

export const filingStatusPage: Page = {
  id: 'filing_status',
  title: { en: 'Filing status', es: 'Estado civil tributario', ar: 'حالة تقديم الإقرار' },
  layout: 'question',
  when: withholds,
  fields: [
    {
      path: 'task.filing_status',
      kind: 'radio',
      label: {
        en: 'How will you file your California taxes?',
        es: '¿Cómo presentará sus impuestos de California?',
        ar: 'كيف ستقدّم إقرارك الضريبي في كاليفورنيا؟',
      },
      required: true,
      options: [
        {
          value: 'single_or_two_incomes',
          label: {
            en: 'Single, or married with two or more incomes',
            es: 'Soltero, o casado con dos o más ingresos',
            ar: 'غير متزوج، أو متزوج بدخلين أو أكثر',
          },
        },
        {
          value: 'married_one_income',
          label: {
            en: 'Married, with one income',
            es: 'Casado, con un solo ingreso',
            ar: 'متزوج بدخل واحد',
          },
        },
        {
          value: 'head_of_household',
          label: { en: 'Head of household', es: 'Jefe de familia', ar: 'رب أسرة' },
        },
      ],
    },
  ],
};

/** A page for each, so that each has the worksheet that belongs to it. */
export const regularAllowances: Page = {
  id: 'regular_allowances',
  title: {
    en: 'Who do you claim allowances for?',
    es: '¿Por quién reclama descuentos?',
    ar: 'عمّن تطلب مخصصات؟',
  },
  layout: 'question',
  when: withholds,
  fields: [
    count('task.regular_allowances', '1a', {
      en: 'Regular allowances',
      es: 'Descuentos regulares',
      ar: 'المخصصات العادية',
    }),
  ],
};

export const deductionAllowances: Page = {
  id: 'deduction_allowances',
  title: {
    en: 'Will you itemize deductions in California?',
    es: '¿Detallará deducciones en California?',
    ar: 'هل ستفصّل الاقتطاعات في كاليفورنيا؟',
  },
  layout: 'question',
  when: withholds,
  fields: [
    count('task.deduction_allowances', '1b', {
      en: 'Allowances for estimated deductions',
      es: 'Descuentos por deducciones estimadas',
      ar: 'مخصصات عن الاقتطاعات المقدّرة',
    }),
  ],
};

export const whatIsWithheld: Page = {
  id: 'what_is_withheld',
  title: { en: 'What is taken out', es: 'Lo que se descuenta', ar: 'ما يُقتطع' },
  layout: 'question',
  when: withholds,
  fields: [
    {
      ...count('task.total_allowances', '1c', {
        en: 'Allowances that you claim in total',
        es: 'Descuentos que reclama en total',
        ar: 'مجموع المخصصات التي تطلبها',
      }),
      required: true,
    },
    {
      path: 'task.additional_withholding',
      kind: 'money',
      mark: '2',
      label: {
        en: 'Extra tax to take out of each paycheck, if your employer agrees',
        es: 'Impuesto adicional de cada pago, si su empleador está de acuerdo',
        ar: 'ضريبة إضافية تُقتطع من كل راتب، إن وافق صاحب العمل',
      },
    },
  ],
};
