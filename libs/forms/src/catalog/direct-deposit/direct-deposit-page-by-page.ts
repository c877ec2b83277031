import type { Edition, Page } from '../../edition.js';
import { accountPage, allocationPage, hasAccount, wantsDeposit } from './account-page.js';

export const action: Page = {
  id: 'action',
  title: { en: 'How would you like to be paid?', es: '¿Cómo quiere recibir su pago?' },
  description: {
    en: 'Direct deposit is your choice. You do not need to agree to it to be hired or to keep your job.',
    es: 'El depósito directo es su decisión. No tiene que aceptarlo para ser contratado ni para conservar su trabajo.',
  },
  layout: 'question',
  fields: [
    {
      path: 'task.action',
      kind: 'radio',
      label: { en: 'Your choice', es: 'Su decisión' },
      required: true,
      options: [
        { value: 'new', label: { en: 'Start direct deposit', es: 'Empezar el depósito directo' } },
        { value: 'change', label: { en: 'Change my accounts', es: 'Cambiar mis cuentas' } },
        { value: 'cancel', label: { en: 'Stop direct deposit', es: 'Cancelar el depósito directo' } },
        {
          value: 'decline',
          label: {
            en: 'No direct deposit, pay me another way',
            es: 'Sin depósito directo, páguenme de otra forma',
          },
        },
      ],
    },
  ],
};

const accountCount: Page = {
  id: 'account_count',
  title: { en: 'How many accounts should your pay go to?', es: '¿A cuántas cuentas debe llegar su pago?' },
  description: { en: 'Most people use one.', es: 'La mayoría de las personas usa una.' },
  when: wantsDeposit,
  layout: 'question',
  fields: [
    {
      path: 'task.account_count',
      kind: 'radio',
      label: { en: 'Number of accounts', es: 'Número de cuentas' },
      required: true,
      options: [
        { value: '1', label: { en: 'One', es: 'Una' } },
        { value: '2', label: { en: 'Two', es: 'Dos' } },
        { value: '3', label: { en: 'Three', es: 'Tres' } },
        { value: '4', label: { en: 'Four', es: 'Cuatro' } },
      ],
    },
  ],
};

const accountPages = [1, 2, 3, 4].flatMap((n) => [
  accountPage(n, hasAccount(n)),
  allocationPage(n, hasAccount(n)),
]);

const proof: Page = {
  id: 'voided_check',
  title: {
    en: 'Add a voided check or a letter from your bank',
    es: 'Agregue un cheque anulado o una carta de su banco',
  },
  description: {
    en: 'It helps payroll catch a wrong number. You can leave this out.',
    es: 'Ayuda a la nómina a descubrir un número equivocado. Puede omitirlo.',
  },
  when: wantsDeposit,
  layout: 'question',
  fields: [
    {
      path: 'task.voided_check',
      kind: 'file',
      label: { en: 'Photo or PDF (optional)', es: 'Foto o PDF (opcional)' },
      sensitive: true,
    },
  ],
};

const effectiveDate: Page = {
  id: 'effective_date',
  title: { en: 'When should this start?', es: '¿Cuándo debe comenzar?' },
  description: {
    en: 'Leave it empty to start as soon as payroll is ready.',
    es: 'Déjelo vacío para empezar en cuanto la nómina esté lista.',
  },
  when: { fact: 'task.action', operator: 'in', value: ['new', 'change', 'cancel'] },
  layout: 'question',
  fields: [
    {
      path: 'task.effective_on',
      kind: 'date',
      label: { en: 'Date (optional)', es: 'Fecha (opcional)' },
      rules: [{ rule: 'not_before', value: 'today' }],
    },
  ],
};

const consent: Page = {
  id: 'consent',
  title: { en: 'What you agree to', es: 'Lo que usted acepta' },
  when: wantsDeposit,
  layout: 'question',
  mustVisit: true,
  fields: [
    {
      path: 'content.consent',
      kind: 'content',
      label: { en: 'Consent', es: 'Consentimiento' },
      text: {
        en: 'I authorize my employer to deposit my pay into the accounts named on this form. If my employer deposits money that I was not owed, I authorize my employer to take back that same amount from the same account, as far as the law allows.\n\nThis choice is voluntary. It stays in force until I change it or take it back. I can take it back at any time, in writing or through a new direct deposit form, and my employer then has a reasonable time to act on it.',
        es: 'Autorizo a mi empleador a depositar mi pago en las cuentas indicadas en este formulario. Si mi empleador deposita dinero que no se me debía, autorizo a mi empleador a retirar esa misma cantidad de la misma cuenta, hasta donde la ley lo permita.\n\nEsta decisión es voluntaria. Sigue vigente hasta que yo la cambie o la retire. Puedo retirarla en cualquier momento, por escrito o con un nuevo formulario de depósito directo, y mi empleador tendrá entonces un tiempo razonable para cumplirlo.',
      },
    },
  ],
};

/** The first edition, one question a page: for those who began with it. */
export const directDepositPageByPage: Edition = {
  form: 'direct-deposit',
  edition: '2026-11',
  title: { en: 'Direct deposit authorization', es: 'Autorización de depósito directo' },
  shortName: { en: 'Direct deposit', es: 'Depósito directo' },
  source: 'own',
  tags: ['payroll'],
  minutes: 3,
  purpose: {
    en: 'Your employer needs to know where to send your pay.',
    es: 'Su empleador necesita saber adónde enviar su pago.',
  },
  employerPurpose: {
    en: 'It says which accounts you send their pay to.',
    es: 'Indica a qué cuentas envía usted su pago.',
    ar: 'يبيّن الحسابات التي ترسل إليها أجره.',
  },
  sections: [
    {
      id: 'employee',
      title: { en: 'Your pay', es: 'Su pago' },
      assignee: 'employee',
      signer: 'employee',
      opens: 'in_order',
      checks: ['one_remainder', 'percents_within_100', 'accounts_differ'],
      pages: [action, accountCount, ...accountPages, proof, effectiveDate, consent],
      attestation: {
        text: {
          en: 'The choices on this form are mine and the account details are correct. I am allowed to use these accounts.',
          es: 'Las decisiones en este formulario son mías y los datos de las cuentas son correctos. Tengo permiso para usar estas cuentas.',
        },
        acknowledgement: {
          en: 'I have read this statement. I make it by signing.',
          es: 'He leído esta declaración. La hago al firmar.',
        },
      },
      signatureLabel: { en: 'Your signature', es: 'Su firma' },
    },
  ],
};
