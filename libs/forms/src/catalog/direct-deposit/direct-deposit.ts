import type { Edition, Page } from '../../edition.js';
import type { Field } from '../../field.js';
import { accountPage, allocationPage, hasAccount, wantsDeposit } from './account-page.js';
import { directDepositGuide } from './direct-deposit-guide.js';
import { action, directDepositPageByPage } from './direct-deposit-page-by-page.js';

const effectiveOn: Field = {
  path: 'task.effective_on',
  kind: 'date',
  label: { en: 'From which day (optional)', es: 'Desde qué día (opcional)' },
  hint: {
    en: 'Leave it empty to start as soon as payroll is ready.',
    es: 'Déjelo vacío para empezar en cuanto la nómina esté lista.',
  },
  when: { fact: 'task.action', operator: 'in', value: ['new', 'change', 'cancel'] },
  rules: [{ rule: 'not_before', value: 'today' }],
};

const proof: Field = {
  path: 'task.voided_check',
  kind: 'file',
  label: {
    en: 'A voided check, or a letter from your bank (optional)',
    es: 'Un cheque anulado o una carta de su banco (opcional)',
  },
  hint: {
    en: 'It helps payroll catch a wrong number.',
    es: 'Ayuda a la nómina a descubrir un número equivocado.',
  },
  sensitive: true,
};

const splitsPay: Field = {
  path: 'task.splits_pay',
  kind: 'checkbox',
  label: {
    en: 'Send a part of my pay to another account',
    es: 'Enviar una parte de mi pago a otra cuenta',
  },
};

const accountCount: Field = {
  path: 'task.account_count',
  kind: 'radio',
  label: { en: 'How many accounts in all?', es: '¿Cuántas cuentas en total?' },
  when: { fact: 'task.splits_pay', operator: 'equals', value: true },
  required: true,
  options: [
    { value: '2', label: { en: 'Two', es: 'Dos' } },
    { value: '3', label: { en: 'Three', es: 'Tres' } },
    { value: '4', label: { en: 'Four', es: 'Cuatro' } },
  ],
};

function mainAccount(): Page {
  const page = accountPage(1, wantsDeposit);
  return {
    ...page,
    title: { en: 'Where should your pay go?', es: '¿Adónde debe llegar su pago?' },
    fields: [...page.fields, proof, splitsPay, accountCount],
  };
}

const others = [2, 3, 4].flatMap((n) => [accountPage(n, hasAccount(n)), allocationPage(n, hasAccount(n))]);

/** What most people answer is on two pages; what is authorized is what is signed, and no page before it. */
export const directDeposit: Edition = {
  ...directDepositPageByPage,
  edition: '2026-12',
  minutes: 2,
  guide: directDepositGuide,
  sections: directDepositPageByPage.sections.map((section) => ({
    ...section,
    pages: [
      { ...action, fields: [...action.fields, effectiveOn] },
      mainAccount(),
      allocationPage(1, wantsDeposit),
      ...others,
    ],
    attestation: {
      text: {
        en: 'The choices on this form are mine and the account details are correct. I am allowed to use these accounts.\n\nWhere I chose direct deposit, I authorize my employer to deposit my pay into the accounts named on this form. If my employer deposits money that I was not owed, I authorize my employer to take back that same amount from the same account, as far as the law allows.\n\nThis choice is voluntary. It stays in force until I change it or take it back. I can take it back at any time, in writing or through a new direct deposit form, and my employer then has a reasonable time to act on it.',
        es: 'Las decisiones en este formulario son mías y los datos de las cuentas son correctos. Tengo permiso para usar estas cuentas.\n\nSi elegí el depósito directo, autorizo a mi empleador a depositar mi pago en las cuentas indicadas en este formulario. Si mi empleador deposita dinero que no se me debía, autorizo a mi empleador a retirar esa misma cantidad de la misma cuenta, hasta donde la ley lo permita.\n\nEsta decisión es voluntaria. Sigue vigente hasta que yo la cambie o la retire. Puedo retirarla en cualquier momento, por escrito o con un nuevo formulario de depósito directo, y mi empleador tendrá entonces un tiempo razonable para cumplirlo.',
      },
      acknowledgement: {
        en: 'I have read this statement. I make it by signing.',
        es: 'He leído esta declaración. La hago al firmar.',
      },
    },
  })),
};
