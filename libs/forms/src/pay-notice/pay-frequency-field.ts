import type { Field } from '../field.js';

/** Item 6, whose boxes are weekly, bi-weekly, and another that is written out. */
export const payFrequencyField: readonly Field[] = [
  {
    path: 'task.pay_frequency',
    kind: 'radio',
    label: { en: 'Pay is', es: 'El pago es' },
    mark: '6',
    required: true,
    prefill: 'placement.pay_frequency',
    options: [
      { value: 'weekly', label: { en: 'Weekly', es: 'Semanal' } },
      { value: 'biweekly', label: { en: 'Bi-weekly', es: 'Quincenal (cada dos semanas)' } },
      { value: 'semimonthly', label: { en: 'Twice a month', es: 'Dos veces al mes' } },
      { value: 'monthly', label: { en: 'Monthly', es: 'Mensual' } },
      { value: 'other', label: { en: 'Other', es: 'Otro' } },
    ],
  },
  {
    path: 'task.pay_frequency_other',
    kind: 'text',
    label: { en: 'How often is it paid?', es: '¿Con qué frecuencia se paga?' },
    mark: '6',
    when: { fact: 'task.pay_frequency', operator: 'equals', value: 'other' },
    required: true,
    maxLength: 40,
  },
];
