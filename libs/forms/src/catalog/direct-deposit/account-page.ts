import type { Condition } from '@firstday/policy-engine';

import type { Page } from '../../edition.js';

const atLeast = (n: number) => ['1', '2', '3', '4'].filter((count) => Number(count) >= n);

export const wantsDeposit: Condition = { fact: 'task.action', operator: 'in', value: ['new', 'change'] };

export const hasAccount = (n: number): Condition => ({
  all: [wantsDeposit, { fact: 'task.account_count', operator: 'in', value: atLeast(n) }],
});

const splitsPay: Condition = { fact: 'task.account_count', operator: 'in', value: atLeast(2) };

export const accountPage = (n: number, when: Condition): Page => ({
  id: `account_${n}`,
  title: { en: `Account ${n}`, es: `Cuenta ${n}` },
  description: {
    en: 'The numbers are on a check, or in your bank’s app. Only you and your employer’s payroll can see them.',
    es: 'Los números están en un cheque o en la aplicación de su banco. Solo usted y la nómina de su empleador pueden verlos.',
  },
  when,
  layout: 'question',
  fields: [
    {
      path: `task.account_${n}_bank_name`,
      kind: 'text',
      label: { en: 'Name of the bank or credit union', es: 'Nombre del banco o la cooperativa de crédito' },
      required: true,
      maxLength: 100,
    },
    {
      path: `task.account_${n}_routing_number`,
      kind: 'routing_number',
      label: { en: 'Routing number', es: 'Número de ruta' },
      hint: { en: '9 digits', es: '9 dígitos' },
      required: true,
      sensitive: true,
    },
    {
      path: `task.account_${n}_account_number`,
      kind: 'account_number',
      label: { en: 'Account number', es: 'Número de cuenta' },
      hint: { en: '4 to 17 digits', es: 'De 4 a 17 dígitos' },
      required: true,
      sensitive: true,
    },
    {
      path: `task.account_${n}_account_number_again`,
      kind: 'account_number',
      label: { en: 'Account number again', es: 'Número de cuenta otra vez' },
      hint: {
        en: 'Type it a second time, so that a slip does not send your pay elsewhere.',
        es: 'Escríbalo una segunda vez, para que un error no envíe su pago a otro lugar.',
      },
      required: true,
      sensitive: true,
      rules: [{ rule: 'same_as', value: `task.account_${n}_account_number` }],
    },
    {
      path: `task.account_${n}_type`,
      kind: 'radio',
      label: { en: 'Kind of account', es: 'Tipo de cuenta' },
      required: true,
      options: [
        { value: 'checking', label: { en: 'Checking', es: 'Cuenta corriente' } },
        { value: 'savings', label: { en: 'Savings', es: 'Cuenta de ahorros' } },
      ],
    },
  ],
});

export const allocationPage = (n: number, when: Condition): Page => ({
  id: `account_${n}_share`,
  title: { en: `How much goes to account ${n}?`, es: `¿Cuánto va a la cuenta ${n}?` },
  description: {
    en: 'One account takes what is left after the others.',
    es: 'Una de las cuentas recibe lo que queda después de las demás.',
  },
  when: { all: [when, splitsPay] },
  layout: 'question',
  fields: [
    {
      path: `task.account_${n}_allocation`,
      kind: 'radio',
      label: { en: 'Share of your pay', es: 'Parte de su pago' },
      required: true,
      options: [
        {
          value: 'fixed',
          label: { en: 'A fixed amount each payday', es: 'Una cantidad fija cada día de pago' },
        },
        { value: 'percent', label: { en: 'A percentage', es: 'Un porcentaje' } },
        { value: 'remainder', label: { en: 'What is left', es: 'Lo que queda' } },
      ],
    },
    {
      path: `task.account_${n}_amount`,
      kind: 'money',
      label: { en: 'Amount each payday', es: 'Cantidad cada día de pago' },
      when: { fact: `task.account_${n}_allocation`, operator: 'equals', value: 'fixed' },
      required: true,
      rules: [{ rule: 'min', value: 0.01 }],
    },
    {
      path: `task.account_${n}_percent`,
      kind: 'number',
      label: { en: 'Percentage', es: 'Porcentaje' },
      hint: { en: 'A whole number, 1 to 100', es: 'Un número entero, de 1 a 100' },
      when: { fact: `task.account_${n}_allocation`, operator: 'equals', value: 'percent' },
      required: true,
      rules: [{ rule: 'whole' }, { rule: 'min', value: 1 }, { rule: 'max', value: 100 }],
    },
  ],
});
