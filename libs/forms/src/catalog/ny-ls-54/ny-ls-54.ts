import type { Edition } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { payNoticeEmployee } from '../../pay-notice/pay-notice-employee.js';
import { payNoticeEmployer } from '../../pay-notice/pay-notice-employer.js';
import { payNoticeScope } from '../../pay-notice/pay-notice-scope.js';
import { payNoticeText } from '../../pay-notice/pay-notice-text.js';

/** LS 54: who is paid by the hour, with overtime. */
export const nyLs54: Edition = {
  form: 'ny-ls-54',
  edition: '12/25',
  title: asPrinted('Notice and Acknowledgement of Pay Rate and Payday, Notice for Hourly Rate Employees'),
  shortName: { en: 'Form LS 54', es: 'Formulario LS 54' },
  source: 'government',
  tags: ['state', 'new_york', 'pay'],
  minutes: 2,
  purpose: {
    en: 'Your employer tells you what you are paid, and when. New York law asks for it.',
    es: 'Su empleador le dice qué se le paga y cuándo. La ley de Nueva York lo exige.',
  },
  employerPurpose: {
    en: 'You tell them what they are paid, and they sign that they know. You keep it for six years.',
    es: 'Usted le dice qué se le paga, y firma que lo sabe. Usted lo guarda seis años.',
  },
  samples: { 'task.pay_rate': 20, 'task.overtime_rate': 30 },
  scope: payNoticeScope,
  sections: [
    payNoticeEmployer({
      rates: [
        {
          path: 'task.pay_rate',
          kind: 'money',
          label: { en: 'Rate of pay, in dollars an hour', es: 'Tarifa de pago, en dólares por hora' },
          mark: '3',
          required: true,
          rules: [{ rule: 'min', value: 0.01 }],
          prefill: 'placement.pay_rate',
        },
      ],
      overtime: [
        {
          path: 'task.overtime_rate',
          kind: 'money',
          label: {
            en: 'Overtime pay rate, in dollars an hour',
            es: 'Tarifa de horas extra, en dólares por hora',
          },
          mark: '7',
          required: true,
          rules: [{ rule: 'min', value: 0.01 }],
          prefill: 'placement.overtime_rate',
        },
        verbatim('overtime_rate', payNoticeText.overtimeRate),
      ],
      advices: ['overtime_below_time_and_a_half'],
    }),
    payNoticeEmployee({
      form: 'ls54',
      rates: [
        {
          path: 'content.rates',
          kind: 'content',
          label: { en: 'Rates of pay', es: 'Tarifas de pago' },
          text: {
            en: '{task.employer_name} pays you {task.pay_rate} per hour, and {task.overtime_rate} per hour of overtime.',
            es: '{task.employer_name} le paga {task.pay_rate} por hora, y {task.overtime_rate} por hora extra.',
          },
        },
      ],
    }),
  ],
};
