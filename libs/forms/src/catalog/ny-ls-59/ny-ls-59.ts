import type { Edition } from '../../edition.js';
import { payWords } from '../../own/pay-words.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { payNoticeEmployee } from '../../pay-notice/pay-notice-employee.js';
import { payNoticeEmployer } from '../../pay-notice/pay-notice-employer.js';
import { payNoticeScope } from '../../pay-notice/pay-notice-scope.js';
import { payNoticeText } from '../../pay-notice/pay-notice-text.js';

/** LS 59: who is exempt from overtime. */
export const nyLs59: Edition = {
  form: 'ny-ls-59',
  edition: '12/25',
  title: asPrinted('Notice and Acknowledgement of Pay Rate and Payday, Notice for Exempt Employees'),
  shortName: { en: 'Form LS 59', es: 'Formulario LS 59' },
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
  samples: { 'task.pay_rate': 85_000, 'task.pay_basis': 'salary' },
  scope: payNoticeScope,
  sections: [
    payNoticeEmployer({
      rates: [
        {
          path: 'task.pay_rate',
          kind: 'money',
          label: { en: 'Rate of pay, in dollars', es: 'Tarifa de pago, en dólares' },
          mark: '3',
          // A commission may have no rate in dollars: then it is said in words.
          required: {
            not: { fact: 'task.pay_basis', operator: 'in', value: ['piece', 'commission'] },
          },
          rules: [{ rule: 'min', value: 0.01 }],
          prefill: 'placement.pay_rate',
        },
        {
          path: 'task.pay_basis',
          kind: 'select',
          label: { en: 'What the rate is for', es: 'Por qué se paga la tarifa' },
          mark: '3',
          required: true,
          prefill: 'placement.pay_basis',
          options: payWords.bases,
        },
        {
          path: 'task.pay_details',
          kind: 'text',
          label: { en: 'More about the rate (optional)', es: 'Más sobre la tarifa (opcional)' },
          mark: '3',
          maxLength: 60,
          required: {
            all: [
              { fact: 'task.pay_rate', operator: 'is_absent' },
              { fact: 'task.pay_basis', operator: 'in', value: ['piece', 'commission'] },
            ],
          },
        },
        verbatim('hospitality', payNoticeText.hospitality),
      ],
      overtime: [
        verbatim('overtime', payNoticeText.overtimeExempt),
        {
          path: 'task.overtime_exemption',
          kind: 'text',
          label: {
            en: 'The exemption from overtime (optional)',
            es: 'La exención de horas extra (opcional)',
          },
          mark: '7',
          maxLength: 60,
        },
      ],
      advices: [],
    }),
    payNoticeEmployee({
      form: 'ls59',
      rates: [
        {
          path: 'content.rates',
          kind: 'content',
          label: { en: 'Rate of pay', es: 'Tarifa de pago' },
          text: {
            en: '{task.employer_name} pays you {task.pay_rate} {task.pay_basis}.',
            es: '{task.employer_name} le paga {task.pay_rate} {task.pay_basis}.',
          },
        },
        {
          path: 'content.details',
          kind: 'content',
          label: { en: 'More about the rate', es: 'Más sobre la tarifa' },
          text: { en: '{task.pay_details}', es: '{task.pay_details}' },
          when: { fact: 'task.pay_details', operator: 'is_present' },
        },
        {
          path: 'content.exempt',
          kind: 'content',
          label: { en: 'Overtime', es: 'Horas extra' },
          text: {
            en: 'Your employer says that you are exempt from overtime pay: hours over 40 a week are not paid more.',
            es: 'Su empleador dice que usted está exento del pago de horas extra: las horas de más de 40 por semana no se pagan más.',
          },
        },
        {
          path: 'content.exemption',
          kind: 'content',
          label: { en: 'The exemption', es: 'La exención' },
          text: { en: '{task.overtime_exemption}', es: '{task.overtime_exemption}' },
          when: { fact: 'task.overtime_exemption', operator: 'is_present' },
        },
      ],
    }),
  ],
};
