import type { Page, Section } from '../edition.js';
import type { Field } from '../field.js';
import { payFrequencyField } from './pay-frequency-field.js';

const employerPage: Page = {
  id: 'employer',
  title: { en: 'The employer, and why the notice is given', es: 'El empleador y por qué se da el aviso' },
  layout: 'form',
  fields: [
    {
      path: 'task.employer_name',
      kind: 'text',
      label: { en: 'Name of the employer', es: 'Nombre del empleador' },
      mark: '1',
      required: true,
      maxLength: 200,
      prefill: 'employer.name',
      autocomplete: 'organization',
    },
    {
      path: 'task.employer_dba_name',
      kind: 'text',
      label: { en: 'Doing business as (optional)', es: 'Nombre comercial (opcional)' },
      mark: '1',
      maxLength: 200,
      prefill: 'employer.dba_name',
    },
    {
      path: 'task.employer_ein',
      kind: 'ein',
      label: {
        en: 'Federal employer identification number (optional)',
        es: 'Número federal de identificación del empleador (opcional)',
      },
      mark: '1',
      prefill: 'employer.ein',
    },
    {
      path: 'task.employer_physical_address',
      kind: 'text',
      label: { en: 'Physical address', es: 'Dirección física' },
      mark: '1',
      required: true,
      maxLength: 200,
      prefill: 'employer.full_address',
    },
    {
      path: 'task.employer_mailing_address',
      kind: 'text',
      label: {
        en: 'Mailing address, if it is another (optional)',
        es: 'Dirección postal, si es otra (opcional)',
      },
      mark: '1',
      maxLength: 200,
    },
    {
      path: 'task.employer_phone',
      kind: 'phone',
      label: { en: 'Phone number', es: 'Número de teléfono' },
      mark: '1',
      required: true,
      prefill: 'employer.phone',
      autocomplete: 'tel',
    },
    {
      path: 'task.notice_given',
      kind: 'radio',
      label: { en: 'When is the notice given?', es: '¿Cuándo se da el aviso?' },
      mark: '2',
      required: true,
      options: [
        { value: 'at_hiring', label: { en: 'At hiring', es: 'Al contratar' } },
        {
          value: 'before_change',
          label: {
            en: 'Before a change in pay rates, allowances or payday',
            es: 'Antes de un cambio en la tarifa, los créditos o el día de pago',
          },
        },
      ],
    },
  ],
};

/** Where nothing is entered, none is taken. */
const allowances: readonly Field[] = [
  {
    path: 'task.tip_allowance',
    kind: 'money',
    label: { en: 'Tips, in dollars an hour', es: 'Propinas, en dólares por hora' },
    mark: '4',
    rules: [{ rule: 'min', value: 0.01 }],
    prefill: 'placement.tip_allowance',
  },
  {
    path: 'task.meal_allowance',
    kind: 'money',
    label: { en: 'Meals, in dollars a meal', es: 'Comidas, en dólares por comida' },
    mark: '4',
    rules: [{ rule: 'min', value: 0.01 }],
    prefill: 'placement.meal_allowance',
  },
  {
    path: 'task.lodging_allowance',
    kind: 'text',
    label: { en: 'Lodging, and for how long', es: 'Alojamiento, y por cuánto tiempo' },
    mark: '4',
    maxLength: 60,
    prefill: 'placement.lodging_allowance',
  },
  {
    path: 'task.other_allowance',
    kind: 'text',
    label: { en: 'Other, and how much', es: 'Otro, y cuánto' },
    mark: '4',
    maxLength: 60,
    prefill: 'placement.other_allowance',
  },
];

const payday: Field = {
  path: 'task.regular_payday',
  kind: 'text',
  label: { en: 'Regular payday', es: 'Día de pago habitual' },
  mark: '5',
  required: true,
  maxLength: 40,
  prefill: 'placement.regular_payday',
};

const preparer: Field = {
  path: 'task.preparer',
  kind: 'text',
  label: {
    en: 'Name and title of whoever prepared this notice',
    es: 'Nombre y cargo de quien preparó este aviso',
  },
  required: true,
  maxLength: 100,
};

interface PayNotice {
  /** Item 3. */
  readonly rates: readonly Field[];
  /** Item 7. */
  readonly overtime: readonly Field[];
  readonly advices: readonly string[];
}

/** The employer says what is paid, and stands for it: the employee reads a notice that is finished. */
export const payNoticeEmployer = ({ rates, overtime, advices }: PayNotice): Section => ({
  id: 'employer',
  title: { en: 'Notice of pay', es: 'Aviso de pago' },
  assignee: 'employer',
  signer: 'employer',
  opens: 'in_order',
  advices,
  pages: [
    employerPage,
    {
      id: 'pay',
      title: { en: 'What is paid, and when', es: 'Qué se paga y cuándo' },
      layout: 'form',
      fields: [...rates, ...overtime, payday, ...payFrequencyField],
    },
    {
      id: 'allowances',
      title: { en: 'What counts toward the wage', es: 'Qué cuenta como parte del salario' },
      description: { en: 'Leave blank what you do not take.', es: 'Deje en blanco lo que no descuente.' },
      layout: 'form',
      fields: [...allowances, preparer],
    },
  ],
  attestation: {
    text: {
      en: 'What this notice says of the employee’s pay is right. Where an allowance is blank, none is taken.',
      es: 'Lo que este aviso dice del pago del empleado es correcto. Donde un crédito está en blanco, no se toma ninguno.',
    },
    acknowledgement: {
      en: 'I have read this statement. I make it by signing.',
      es: 'He leído esta declaración. La hago al firmar.',
    },
  },
  signatureLabel: { en: 'Your signature', es: 'Su firma' },
});
