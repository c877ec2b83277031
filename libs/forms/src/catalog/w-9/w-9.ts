import type { Condition } from '@firstday/policy-engine';
import type { Edition, Page, Section } from '../../edition.js';
import { asPrinted, verbatim } from '../as-printed.js';
import { payeePages } from './payee-pages.js';
import { w9Guide } from './w-9-guide.js';
import { w9PrintedText as text } from './w-9-printed-text.js';

/** Who the payee is and by which number: what the certification is about. */
const payee: Section = {
  id: 'payee',
  title: asPrinted('Request for Taxpayer Identification Number and Certification'),
  assignee: 'employee',
  signer: 'nobody',
  opens: 'in_order',
  checks: ['tin_of_entity'],
  pages: payeePages,
};

const isNotified = {
  fact: 'task.notified_of_backup_withholding',
  operator: 'equals',
  value: true,
} as const satisfies Condition;

/** An unticked box is left out of the answers, and what is unknown shows nothing. */
const isNotNotified: Condition = {
  any: [
    { fact: isNotified.fact, operator: 'is_absent' },
    { fact: isNotified.fact, operator: 'equals', value: false },
  ],
};

const certificationPage = (id: string): Page => ({
  id,
  title: asPrinted('Part II. Certification'),
  layout: 'form',
  mustVisit: true,
  fields: [verbatim(`${id}_instructions`, text.certificationInstructions)],
});

/** Whoever was notified crosses out item 2: they do not declare it. */
const certification = (id: string, words: string, when: Condition): Section => ({
  id,
  title: asPrinted('Part II. Certification'),
  when,
  assignee: 'employee',
  signer: 'employee',
  opens: 'in_order',
  pages: [certificationPage(id)],
  attestation: {
    text: asPrinted(words),
    acknowledgement: {
      en: 'I have read this certification. I make it by signing.',
      es: 'He leído esta certificación. La hago al firmar.',
    },
    citation: '26 CFR 31.3406(h)-3',
  },
  signatureLabel: asPrinted('Signature of U.S. person'),
});

const requester: Section = {
  id: 'requester',
  title: asPrinted('Requester’s name and address (optional)'),
  assignee: 'system',
  signer: 'nobody',
  opens: 'in_order',
  pages: [
    {
      id: 'requester',
      title: asPrinted('Requester’s name and address (optional)'),
      layout: 'form',
      fields: [
        {
          path: 'task.requester',
          kind: 'text',
          label: asPrinted('Requester’s name and address (optional)'),
          maxLength: 300,
          prefill: 'employer.name_and_address',
        },
      ],
    },
  ],
};

export const w9: Edition = {
  form: 'w-9',
  edition: '3-2024',
  title: asPrinted('Request for Taxpayer Identification Number and Certification'),
  shortName: { en: 'Form W-9', es: 'Formulario W-9' },
  source: 'government',
  tags: ['federal', 'tax'],
  minutes: 3,
  purpose: {
    en: 'Whoever pays you needs your name and tax number to report to the IRS what you were paid.',
    es: 'Quien le paga necesita su nombre y número de impuestos para informar al IRS lo que se le pagó.',
  },
  employerPurpose: {
    en: 'It gives you the name and number under which you report what you pay.',
    es: 'Le da el nombre y el número con los que usted informa lo que paga.',
  },
  guide: w9Guide,
  sections: [
    payee,
    certification('certification', text.certification, isNotNotified),
    certification('certification_without_item_2', text.certificationWithoutItem2, isNotified),
    requester,
  ],
};
